import { NO_MESSAGE, toCustomerMessage } from '#journey/errors/customer-message.ts';
import type { ServiceFailure } from '#journey/model/failure.ts';
import { OriginalText } from '#journey/model/original-text.ts';
import { isRecord } from '#shared/record.ts';
import { fieldErrorsOf, namesWithoutMessage } from './field-errors-of.ts';
import {
  asRecord,
  isNo,
  type Json,
  meansNoOffer,
  mergeRecords,
  readFlag,
  readList,
  readNumber,
  readRecord,
  readStatus,
  readText,
} from './json.ts';
import { messageOf, unwrap } from './message-of.ts';
import { wordListsOf } from './word-lists-of.ts';

/** An error may come in the envelope of all answers (7.1), with its members in `data` or beside it (7.15). */
function withoutEnvelope(content: unknown): unknown {
  if (!isRecord(content)) return content;
  const data = unwrap(content.data);
  return isRecord(data) ? mergeRecords(data, content) : content;
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

/**
 * Decodes an answer with an error status, or one that states a failure (7.5, 8.20-8.25). `body` may be JSON, text, HTML
 * or empty.
 */
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
