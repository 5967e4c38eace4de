import { type CustomerMessage, toCustomerMessage } from '#journey/errors/customer-message.ts';
import type { Option } from '#journey/model/field.ts';
import { withAgreementLabels } from '#journey/with-agreement-labels.ts';
import { plainTextOf } from '#shared/plain-text-of.ts';
import { isRecord } from '#shared/record.ts';
import {
  type Json,
  listOf,
  MAX_TEXT,
  readDisplayText,
  readFlag,
  readList,
  readRecord,
  readText,
} from './json.ts';
import { noteUnreadable } from './take-unreadable-names.ts';

/** Longer lists of options are cut off (12.5). Twice the longest list that must open without a delay (14.5). */
export const MAX_OPTIONS = 100_000;

export const isScalar = (value: unknown): boolean => ['string', 'number', 'boolean'].includes(typeof value);

function decodeOption(json: unknown): Option {
  if (!isRecord(json)) {
    const scalarText = isScalar(json) ? String(json) : '';
    return {
      value: scalarText,
      label: plainTextOf(scalarText.slice(0, MAX_TEXT)),
      image: '',
      disabled: false,
      children: '',
    };
  }
  const label = readDisplayText(json, 'label').trim();
  // Yes and no may arrive as booleans. An option that has only a label is as one that is a text.
  const value =
    typeof json.value === 'boolean'
      ? String(json.value)
      : (json.value ?? undefined) === undefined
        ? label
        : readText(json, 'value');
  return {
    value,
    label: label || plainTextOf(value.slice(0, MAX_TEXT)),
    image: readText(json, 'image'),
    disabled: readFlag(json, 'disabled'),
    children: readDisplayText(json, 'children'),
  };
}

/**
 * Decodes the options of a list. One without a value cannot be chosen (5.10) and is left out; one that is there twice,
 * with the same value and label, counts once.
 */
export function decodeOptionList(entries: readonly unknown[]): Option[] {
  const listed = entries.slice(0, MAX_OPTIONS).map(decodeOption);
  const options = listed.filter(({ value }) => value !== '');
  if (options.length < listed.length) noteUnreadable('options');
  // A long list has practically no value twice (14.5), so only its labels are compared further.
  const firstLabels = new Map<string, string>();
  const otherLabels = new Set<string>();
  return options.filter(({ value, label }) => {
    const firstLabel = firstLabels.get(value);
    if (firstLabel === undefined) {
      firstLabels.set(value, label);
      return true;
    }
    const name = JSON.stringify([value, label]);
    if (label === firstLabel || otherLabels.has(name)) return false;
    otherLabels.add(name);
    return true;
  });
}

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
