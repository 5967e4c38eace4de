import { isRecord } from '#shared/record.ts';
import { type HarCall, partsIn } from '../record/har.ts';
import { isDeeperThan, maxDepth } from '../record/is-deeper-than.ts';

/** The part of a body that can be compared with a schema. */
export type RecordedBody =
  | { kind: 'none' }
  /** The recording omits the body. */
  | { kind: 'missing' }
  | { kind: 'unreadable'; reason: string }
  /** Parsed JSON, the parts of a form by name, or the unchanged text. */
  | { kind: 'value'; type: string; value: unknown; isJson?: true };

/** The text in place of an uploaded file. */
export const FILE_PART = 'a file';

export function requestBodyOf(call: HarCall): RecordedBody {
  const { requestType: type, requestText: text, requestParts: parts } = call;
  if (call.isRequestMissing) return { kind: 'missing' };
  if (type === 'multipart/form-data') {
    const formParts = parts.length > 0 ? parts : partsIn(text);
    if (formParts.length === 0 && text === '') return { kind: 'none' };
    return { kind: 'value', type, value: formOf(formParts) };
  }
  return bodyOf(type, text);
}

export function answerBodyOf(call: HarCall): RecordedBody {
  const { answerType: type, answerText: text } = call;
  if (call.answerProblem !== '') return { kind: 'unreadable', reason: call.answerProblem };
  if (call.isAnswerMissing) return { kind: 'missing' };
  return bodyOf(type, text);
}

function bodyOf(type: string, text: string): RecordedBody {
  if (text === '') return { kind: 'none' };
  const isNamedJson = /^application\/(?:[\w.-]+\+)?json$/.test(type);
  let value: unknown;
  try {
    value = JSON.parse(text.replace(/^\uFEFF/, ''));
  } catch {
    if (!isNamedJson) return { kind: 'value', type, value: text };
    return { kind: 'unreadable', reason: 'has a body that is not JSON, though its content type is JSON' };
  }
  // The app reads an object as JSON, whatever its content type.
  if (!isNamedJson && !isRecord(value)) return { kind: 'value', type, value: text };
  if (isDeeperThan(maxDepth, value))
    return { kind: 'unreadable', reason: `has a body that is nested more than ${maxDepth} levels deep` };
  return { kind: 'value', type, value, isJson: true };
}

/**
 * Parts by name; several parts with one name become a list. Numbers, booleans and JSON are parsed as the service parses
 * them.
 */
function formOf(parts: HarCall['requestParts']): Record<string, unknown> {
  const form: Record<string, unknown> = Object.create(null);
  for (const { name, value, isFile } of parts) {
    const partValue = isFile ? FILE_PART : valueOfPart(name, value);
    const previous = form[name];
    form[name] =
      previous === undefined
        ? partValue
        : Array.isArray(previous)
          ? [...previous, partValue]
          : [previous, partValue];
  }
  return { ...form };
}

function valueOfPart(name: string, text: string): unknown {
  if (name === 'order' && /^-?\d+$/.test(text)) return Number(text);
  if ((name === 'polling' || name === 'finished') && /^(?:true|false)$/.test(text)) return text === 'true';
  if (!/^[[{]/.test(text)) return text;
  try {
    const value: unknown = JSON.parse(text);
    return isDeeperThan(maxDepth, value) ? text : value;
  } catch {
    return text;
  }
}
