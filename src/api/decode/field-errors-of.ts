import { type CustomerMessage, toCustomerMessage } from '#journey/errors/customer-message.ts';
import { INVALID_FIELD } from '#journey/errors/invalid-field.ts';
import { isRecord } from '#shared/record.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import { asList, asRecord, MAX_LISTED, mapOf, readList, readTexts } from './json.ts';
import { fieldNameOf, legacyMessageOf, MAX_NESTING, messageOf, unwrap } from './message-of.ts';

/**
 * The limits of messages at fields, each and together (12.5), because the search for machine text takes time: longer
 * ones are cut off, more of them are left out. The longest known message at a field has 300 characters. Characters.
 */
const MAX_FIELD_MESSAGE = 2_000;
const MAX_FIELD_MESSAGES = 600_000;

/** Names in `errors` that are not field keys. */
const NOT_FIELDS = new Set([
  'status',
  'list',
  'errors',
  'invalid',
  'missing',
  'inconsistencies',
  'message',
  'redirectToErrorPage',
  'redirectProposalToCurrentStep',
  'agxHash',
  'stepStatus',
]);

/** Whether a member of `errors` is the code or type of the error, and not a message at a field of this name. */
const isCode = (name: string, value: unknown): boolean =>
  (name === 'code' || name === 'type') &&
  typeof value === 'string' &&
  /^(?:[a-z][\w-]*|[A-Z\d_.-]*)$/.test(value);

/** The lists in `errors` that name fields without a message (7.5, 8.20). */
export const NAMES_OF_FIELDS = new Set(['missing', 'invalid']);

export const namesWithoutMessage = (errors: unknown): string[] =>
  [...NAMES_OF_FIELDS].flatMap(name => readTexts(asRecord(errors), name));

/** The messages at fields, by field key, in the errors of a body (7.5, 8.20). */
export function fieldErrorsOf(errors: unknown): Record<string, CustomerMessage> {
  const messages: Record<string, CustomerMessage> = createSafeRecord();
  let messageCount = 0;
  let totalLength = 0;
  const addMessage = (key: string, rawValue: unknown, depth = 0): void => {
    // No form has more fields.
    if (messageCount >= MAX_LISTED || totalLength >= MAX_FIELD_MESSAGES) return;
    const message = messageOf(rawValue).slice(0, MAX_FIELD_MESSAGE);
    if (key !== '' && message !== '') {
      messageCount += 1;
      totalLength += message.length;
      messages[key] = toCustomerMessage(message);
    }
    // Messages of nested fields: `{ endereco: { numero: 'Não existe' } }`.
    else if (isRecord(rawValue) && depth < MAX_NESTING)
      for (const [name, inner] of Object.entries(rawValue))
        addMessage(name, Array.isArray(inner) ? inner[0] : inner, depth + 1);
  };
  const addEntries = (entries: readonly unknown[]): void => {
    for (const json of entries.map(asRecord)) addMessage(fieldNameOf(json), json.message ?? json.mensagem);
  };
  const addErrors = (source: unknown, depth = 0): void => {
    addEntries(asList(source));
    const json = asRecord(source);
    addEntries(readList(json, 'invalid'));
    for (const name of namesWithoutMessage(source)) addMessage(name, INVALID_FIELD);
    for (const [key, value] of Object.entries(mapOf(json, member => member))) {
      if (NOT_FIELDS.has(key) || isCode(key, value)) continue;
      if (!Array.isArray(value)) addMessage(key, value);
      else {
        const unnamed = value.filter(entry => fieldNameOf(asRecord(entry)) === '');
        addMessage(key, unnamed.some(isLegacyEntry) ? unnamed : unnamed[0]);
        addEntries(value);
      }
    }
    // Errors of a service behind this one, beside their status.
    const inner = unwrap(json.errors);
    if (typeof inner === 'object' && depth < MAX_NESTING) addErrors(inner, depth + 1);
  };
  addErrors(errors);
  return messages;
}

const isLegacyEntry = (entry: unknown): boolean => legacyMessageOf(asRecord(entry)) !== '';
