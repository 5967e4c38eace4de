import { isRecord } from '#shared/record.ts';
import { asList, asRecord, type Json, readList, readText } from './json.ts';

/** JSON inside JSON is parsed to this depth; deeper JSON counts as text (8.20). */
export const MAX_NESTING = 8;

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
export const legacyMessageOf = (entry: Json): string =>
  readText(entry, 'MENSAGEM') || readText(entry, 'mensagem');

/** The key of the field that an entry of a list names; otherwise empty. */
export const fieldNameOf = (entry: Json): string => readText(entry, 'field') || readText(entry, 'key');

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
export function unwrap(body: unknown, depth = 0): unknown {
  const inner = typeof body === 'string' && depth < MAX_NESTING ? parseJson(body) : undefined;
  return inner === undefined ? body : unwrap(inner, depth + 1);
}
