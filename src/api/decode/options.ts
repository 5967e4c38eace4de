import { type CustomerMessage, toCustomerMessage } from '#journey/errors/customer-message.ts';
import type { Option } from '#journey/model/field.ts';
import { withAgreementLabels } from '#journey/with-agreement-labels.ts';
import { isRecord } from '#shared/record.ts';
import { decodeOptionList, MAX_OPTIONS } from './field.ts';
import { type Json, listOf, readList, readRecord, readText } from './json.ts';

/** A list of options, with the service's text for 'nothing found' (5.27). */
export interface DecodedOptions {
  options: Option[];
  message: CustomerMessage;
}

/**
 * Decodes a list of options. `undefined` if the answer has no list (5.34) or no readable option, because an empty
 * list would state that there are no options. Options without a value are left out. `resource`: name of the list.
 */
export function decodeOptions(data: Json, resource = ''): DecodedOptions | undefined {
  const entries =
    listOf(data.resource) ??
    (isRecord(data.resource) ? readList(readRecord(data, 'resource'), 'options', MAX_OPTIONS) : undefined);
  if (entries === undefined) return undefined;
  const options = decodeOptionList(entries);
  if (options.length === 0 && entries.length > 0) return undefined;
  return {
    options: withAgreementLabels(resource, options),
    message: toCustomerMessage(readText(data, 'message')),
  };
}
