import { type CustomerMessage, customerMessage } from '#journey/errors/customer-message.ts';
import type { Option } from '#journey/model/field.ts';
import { withAgreementLabels } from '#journey/with-agreement-labels.ts';
import { isRecord } from '#shared/record.ts';
import { decodeOption } from './field.ts';
import { child, children, type Json, list, text } from './json.ts';

/** A list of options, with the source's own text for 'nothing found' (5.27). */
export interface OptionList {
  options: Option[];
  message: CustomerMessage;
}

/** Twice the longest list that must open at once (14.5). The rest is cut off (12.5). */
const MAX_OPTIONS = 100_000;

/** `undefined` if the answer contains no list (5.34). Options without a value are left out. `resource`: name of the list. */
export function decodeOptions(data: Json, resource = ''): OptionList | undefined {
  const context = Array.isArray(data.resource)
    ? data.resource
    : isRecord(data.resource)
      ? children(child(data, 'resource'), 'options')
      : undefined;
  if (context === undefined) return undefined;
  const options = list(context)
    .slice(0, MAX_OPTIONS)
    .map(decodeOption)
    .filter(option => option.value !== '');
  return { options: withAgreementLabels(resource, options), message: customerMessage(text(data, 'message')) };
}
