import { type CustomerMessage, customerMessage } from '#journey/errors/customer-message.ts';
import { INVALID_FIELD } from '#journey/errors/invalid-field.ts';
import type { ServiceFailure } from '#journey/model/failure.ts';
import { OriginalText } from '#journey/model/original-text.ts';
import { isRecord } from '#shared/record.ts';
import { child, children, flag, type Json, list, mapOf, number, record, text, texts } from './json.ts';

/** JSON inside JSON is parsed to this depth, then read as text (8.20). */
const MAX_NESTING = 8;

function parsed(value: string): unknown {
  const trimmed = value.trim();
  if (!/^[[{"]/.test(trimmed)) return undefined;
  try {
    return JSON.parse(trimmed);
  } catch {
    return undefined;
  }
}

/** Joins each MENSAGEM of a list, or its plain texts. Either may be JSON again. */
const mensagens = (items: readonly unknown[], depth: number): string =>
  items
    .map(item => (typeof item === 'string' ? item : text(record(item), 'MENSAGEM')))
    .map(rawValue => messageOf(rawValue, depth + 1))
    .filter(rawValue => rawValue !== '')
    .join(' | ');

/**
 * The unchecked message of a body (8.20): parses nested JSON and collects each MENSAGEM, otherwise `message`. Empty if
 * there is none.
 */
export function messageOf(value: unknown, depth = 0): string {
  if (typeof value === 'string') {
    const inner = depth < MAX_NESTING ? parsed(value) : undefined;
    return inner === undefined ? value : messageOf(inner, depth + 1);
  }
  if (Array.isArray(value)) return mensagens(value, depth);
  if (!isRecord(value) || depth >= MAX_NESTING) return '';
  const errors = value.errors;
  const items = Array.isArray(errors) ? errors : children(isRecord(errors) ? errors : value, 'list');
  const messages = mensagens(items, depth);
  if (messages !== '') return messages;
  for (const name of ['message', 'errorMessage', 'error'] as const) {
    const rawValue = messageOf(value[name], depth + 1);
    if (rawValue !== '') return rawValue;
  }
  return Array.isArray(errors) ? '' : messageOf(errors, depth + 1);
}

/** Parses a body that is JSON inside a text (8.20). */
function unwrapped(body: unknown, depth = 0): unknown {
  const inner = typeof body === 'string' && depth < MAX_NESTING ? parsed(body) : undefined;
  return inner === undefined ? body : unwrapped(inner, depth + 1);
}

/** Names in `errors` that are not field keys. */
const NOT_FIELDS = new Set(['status', 'list', 'invalid', 'missing', 'inconsistencies', 'message']);

/** Fields that the errors name without a message (7.5, 8.20). */
const namesIn = (errors: unknown): string[] => [
  ...texts(record(errors), 'missing'),
  ...texts(record(errors), 'invalid'),
];

function fieldErrorsOf(errors: unknown): Record<string, CustomerMessage> {
  const messages = Object.create(null) as Record<string, CustomerMessage>; // Object.create is untyped
  const put = (key: string, rawValue: unknown, depth = 0): void => {
    const message = messageOf(rawValue);
    if (key !== '' && message !== '') messages[key] = customerMessage(message);
    // Fields of a step within the step: `{ endereco: { numero: 'Não existe' } }`.
    else if (isRecord(rawValue) && depth < MAX_NESTING)
      for (const [name, inner] of Object.entries(rawValue))
        put(name, Array.isArray(inner) ? inner[0] : inner, depth + 1);
  };
  const putEntry = (entry: unknown): void => {
    const json = record(entry);
    put(text(json, 'field') || text(json, 'key'), json.message);
  };
  for (const entry of list(errors)) putEntry(entry);
  const json = record(errors);
  for (const entry of children(json, 'invalid')) putEntry(entry);
  for (const name of namesIn(errors)) put(name, INVALID_FIELD);
  for (const [key, rawValue] of Object.entries(mapOf(json, value => value))) {
    if (!NOT_FIELDS.has(key)) put(key, Array.isArray(rawValue) ? rawValue[0] : rawValue);
  }
  return messages;
}

function inconsistenciesOf(errors: Json): { kind: string; situation: string }[] {
  return children(errors, 'inconsistencies')
    .map(entry => ({ kind: text(record(entry), 'kind'), situation: text(record(entry), 'situation') }))
    .filter(entry => entry.kind !== '');
}

/** An answer with an error status, normalised (7.5, 8.20-8.25). `body` may be JSON, text, HTML or empty. */
export function decodeFailure(
  operation: string,
  write: boolean,
  status: number,
  body: unknown,
): ServiceFailure {
  const content = unwrapped(body);
  const json = record(content);
  // Errors from a service behind this one are inside its message, or are a text (8.20).
  const rawErrors = unwrapped(json.errors ?? record(unwrapped(json.message)).errors);
  const errors = record(rawErrors);
  const label = text(errors, 'status') || text(json, 'status');
  const code = number(json, 'code') ?? status;
  const isConflict = label === 'CONFLICT' && (status === 404 || code === 404);
  const rawValue = typeof content === 'string' ? '' : messageOf(content);
  const message = isConflict ? '' : rawValue;
  const hash = text(json, 'agxHash');
  return {
    kind: 'service',
    operation,
    write,
    status,
    code,
    label,
    name: text(json, 'name') || text(child(json, 'error'), 'name'),
    message: customerMessage(message),
    original: new OriginalText(message),
    namedFields: isConflict ? [] : namesIn(rawErrors),
    fieldErrors: fieldErrorsOf(rawErrors),
    inconsistencies: inconsistenciesOf(errors),
    endsFlow: flag(json, 'redirectToErrorPage'),
    redirects: flag(json, 'redirectProposalToCurrentStep'),
    redirectsToHash: hash === '' ? undefined : hash,
    noOffer: text(json, 'type') === 'noOffer' || text(child(json, 'result'), 'kind') === 'noOffer',
    stepStatus: text(json, 'stepStatus'),
  };
}
