import { type CustomerMessage, NO_MESSAGE, toCustomerMessage } from '#journey/errors/customer-message.ts';
import { INVALID_FIELD } from '#journey/errors/invalid-field.ts';
import type { ServiceFailure, WordLists } from '#journey/model/failure.ts';
import { isFieldName } from '#journey/model/field.ts';
import { OriginalText } from '#journey/model/original-text.ts';
import { isRecord } from '#shared/record.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import {
  asList,
  asRecord,
  isNo,
  type Json,
  MAX_LISTED,
  mapOf,
  meansNoOffer,
  mergeRecords,
  readFlag,
  readList,
  readNumber,
  readRecord,
  readStatus,
  readText,
  readTexts,
} from './json.ts';

/** JSON inside JSON is parsed to this depth; deeper JSON counts as text (8.20). */
const MAX_NESTING = 8;

function parseJson(value: string): unknown {
  const trimmed = value.trim();
  if (!/^[[{"]/.test(trimmed)) return undefined;
  try {
    return JSON.parse(trimmed);
  } catch {
    return undefined;
  }
}

/** The message of an item. A message for a field is shown at its field (`fieldErrorsOf`). */
function itemMessageOf(item: unknown): string {
  if (typeof item === 'string') return item;
  const json = asRecord(item);
  if (fieldNameOf(json) !== '') return readText(json, 'MENSAGEM');
  return legacyMessageOf(json) || readText(json, 'message');
}

/** The message of an entry of a legacy system. */
const legacyMessageOf = (entry: Json): string => readText(entry, 'MENSAGEM') || readText(entry, 'mensagem');

/** The key of the field that an entry of a list names; otherwise empty. */
const fieldNameOf = (entry: Json): string => readText(entry, 'field') || readText(entry, 'key');

/** Joins the messages of the items, each once. Each may be JSON again. */
function joinMessages(items: readonly unknown[], depth: number): string {
  const messages = items.map(itemMessageOf).map(rawMessage => messageOf(rawMessage, depth + 1));
  return [...new Set(messages.filter(message => message !== ''))].join(' | ');
}

/**
 * Where the message of a body is, in this order: the names of 7.5 and 7.15, then those of other services and of RFC
 * 9457.
 */
const MESSAGE_NAMES = [
  'message',
  'errorMessage',
  'error',
  'mensagem',
  'MENSAGEM',
  'Message',
  'detail',
] as const;

/** The list of messages of a body: its `errors`, or `list` or `errors` beside the status of its errors (8.20). */
function itemsOf({ errors, ...body }: Json): readonly unknown[] {
  if (Array.isArray(errors)) return asList(errors);
  const json = isRecord(errors) ? errors : body;
  return [...readList(json, 'list'), ...readList(json, 'errors')];
}

/**
 * The unchecked message of a body (8.20): parses nested JSON and collects each MENSAGEM, otherwise `message`. Empty if
 * there is none.
 */
export function messageOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') {
    const inner = depth < MAX_NESTING ? parseJson(value) : undefined;
    return inner === undefined ? value : messageOf(inner, depth + 1);
  }
  if (Array.isArray(value)) return joinMessages(value, depth);
  if (!isRecord(value) || depth >= MAX_NESTING) return '';
  const errors = value.errors;
  const messages = joinMessages(itemsOf(value), depth);
  if (messages !== '') return messages;
  for (const name of MESSAGE_NAMES) {
    const message = messageOf(value[name], depth + 1);
    if (message !== '') return message;
  }
  return Array.isArray(errors) ? '' : messageOf(errors, depth + 1);
}

/** Parses a body that is JSON inside a text (8.20). */
function unwrap(body: unknown, depth = 0): unknown {
  const inner = typeof body === 'string' && depth < MAX_NESTING ? parseJson(body) : undefined;
  return inner === undefined ? body : unwrap(inner, depth + 1);
}

/** An error may come in the envelope of all answers (7.1), with its members in `data` or beside it (7.15). */
function withoutEnvelope(content: unknown): unknown {
  if (!isRecord(content)) return content;
  const data = unwrap(content.data);
  return isRecord(data) ? mergeRecords(data, content) : content;
}

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
const NAMES_OF_FIELDS = new Set(['missing', 'invalid']);

const namesWithoutMessage = (errors: unknown): string[] =>
  [...NAMES_OF_FIELDS].flatMap(name => readTexts(asRecord(errors), name));

function fieldErrorsOf(errors: unknown): Record<string, CustomerMessage> {
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

/** A list of the errors whose entries are single words, as those of keys are. */
const isWordList = (value: unknown): value is string[] =>
  Array.isArray(value) &&
  value.length > 0 &&
  value.every(entry => typeof entry === 'string' && isFieldName(entry));

/** The lists of words in the errors of a body (8.20). `undefined` if there are none. */
function wordListsOf(body: Json, errors: unknown): WordLists | undefined {
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

function inconsistenciesOf(errors: Json): { kind: string; situation: string }[] {
  return readList(errors, 'inconsistencies')
    .map(entry => ({
      kind: readText(asRecord(entry), 'kind'),
      situation: readStatus(asRecord(entry), 'situation'),
    }))
    .filter(entry => entry.kind !== '');
}

/**
 * A letter or a word that a Portuguese sentence has, and an English text of a proxy has not ('no' and 'do' are English,
 * too).
 */
const PORTUGUESE =
  /[ãõáâàéêíóôúç]|(?<!\p{L})(?:dos|foi|para|pela|pelo|por|que|sem|seu|sua|um|uma)(?!\p{L})/iu;

/**
 * The message of a body that is only a text (8.20). With 5xx it is the text of a proxy. With 4xx the service may
 * explain a refusal; proxies refuse in English.
 */
const sentenceOf = (body: string, status: number): string =>
  status < 500 && PORTUGUESE.test(toCustomerMessage(body)) ? body : '';

/** The message of a body, for the customer and as it was written. The text of a proxy is machine text (8.11). */
function messagesOf(content: unknown, status: number): Pick<ServiceFailure, 'message' | 'original'> {
  const isText = typeof content === 'string';
  const message = isText ? sentenceOf(content, status) : messageOf(content);
  const original = isText && status < 500 ? content.trim() : message;
  return { message: toCustomerMessage(message), original: new OriginalText(original) };
}

const NO_MESSAGES = { message: NO_MESSAGE, original: new OriginalText('') };

/**
 * Whether a body states a failure although its HTTP status is one of success (assumption 7.1): `success` is no, `error`
 * or `errors` has content, or a code is that of an error.
 */
export function statesFailure(body: Json): boolean {
  const json = asRecord(withoutEnvelope(body));
  return (
    isNo(json.success) ||
    [json.error, json.errors].some(hasContent) ||
    ['code', 'statusCode', 'status'].some(name => (readNumber(json, name) ?? 0) >= 400)
  );
}

/** `false`, an empty text, an empty list and an empty object say that there is no error. */
const hasContent = (value: unknown): boolean =>
  typeof value === 'object' && value !== null ? Object.keys(value).length > 0 : Boolean(value);

/** Decodes an answer with an error status, or one that states a failure (7.5, 8.20-8.25). `body` may be JSON, text, HTML or empty. */
export function decodeFailure(
  operation: string,
  isWrite: boolean,
  status: number,
  body: unknown,
): ServiceFailure {
  const content = withoutEnvelope(unwrap(body));
  const json = asRecord(content);
  // Errors of a service behind this one are a text, or are inside the message (8.20).
  const carrier = json.errors ? json : asRecord(unwrap(json.message));
  const rawErrors = unwrap(carrier.errors);
  const errors = asRecord(rawErrors);
  // 8.22 and 8.24 say that errors carry the flags, and 7.5 has `status` in `errors`: both depths are read.
  const places = [json, errors];
  const label = (readText(errors, 'status') || readText(json, 'status')).toUpperCase();
  const code = readNumber(json, 'code') ?? status;
  const isConflict = label === 'CONFLICT' && (status === 404 || code === 404);
  // A failed completion has its reason in `errorMessage` (7.15); a general `message` may stand beside it.
  const hasFailed = places.some(place => readStatus(place, 'stepStatus') === 'failed');
  const reason = hasFailed ? messageOf(json.errorMessage) || messageOf(errors.errorMessage) : '';
  const words = reason === '' ? content : { message: reason };
  const hashId = readText(json, 'agxHash') || readText(errors, 'agxHash');
  return {
    kind: 'service',
    operation,
    isWrite,
    status,
    code,
    label,
    name: readText(json, 'name') || readText(readRecord(json, 'error'), 'name'),
    ...(isConflict ? NO_MESSAGES : messagesOf(words, status)),
    namedFields: isConflict ? [] : namesWithoutMessage(rawErrors),
    fieldErrors: fieldErrorsOf(rawErrors),
    wordLists: isConflict ? undefined : wordListsOf(carrier, rawErrors),
    inconsistencies: inconsistenciesOf(errors),
    endsFlow: places.some(place => readFlag(place, 'redirectToErrorPage')),
    redirects: places.some(place => readFlag(place, 'redirectProposalToCurrentStep')),
    redirectsToHash: hashId === '' ? undefined : hashId,
    noOffer: places.some(
      place => meansNoOffer(place, 'type') || meansNoOffer(readRecord(place, 'result'), 'kind'),
    ),
  };
}
