import { toCustomerMessage } from '#journey/errors/customer-message.ts';
import type { WordLists } from '#journey/model/failure.ts';
import { isFieldName } from '#journey/model/field.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import { NAMES_OF_FIELDS } from './field-errors-of.ts';
import { asRecord, type Json, MAX_LISTED } from './json.ts';
import { messageOf } from './message-of.ts';

/** A list of the errors whose entries are single words, as those of keys are. */
const isWordList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(entry => typeof entry === 'string' && isFieldName(entry));

/** The lists of words in the errors of a body (8.20). `undefined` if there are none. */
export function wordListsOf(body: Json, errors: unknown): WordLists | undefined {
  const members: readonly (readonly [name: string, value: unknown])[] = Array.isArray(errors)
    ? [['', errors]]
    : Object.entries(asRecord(errors)).filter(([name]) => !NAMES_OF_FIELDS.has(name));
  const lists = members.flatMap(([name, value]) =>
    isWordList(value) ? [{ name, words: value.slice(0, MAX_LISTED) }] : [],
  );
  if (lists.length === 0) return undefined;
  const others = members.filter(([, value]) => !isWordList(value));
  const message = messageOf({ ...body, errors: createSafeRecord(others) });
  return { lists, message: toCustomerMessage(message) };
}
