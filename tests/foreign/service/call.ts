import type { Contract, FoundCall } from '../contract.ts';
import { isJsonObject, type Json, type JsonObject } from '../wire.ts';
import type { Form } from './read-form.ts';
import type { Visit } from './visit.ts';

/** A request for one journey, as a handler reads it. */
export interface Call extends FoundCall {
  contract: Contract;
  visit: Visit;
  query: URLSearchParams;
  body: Json;
  /** The files of a multipart form. */
  files: Form['files'];
  sizes: Form['sizes'];
}

export interface Answer {
  status: number;
  body: Json;
  headers?: Readonly<Record<string, string>>;
  /** The connection breaks before the visitor has got all of the answer. */
  isLost?: boolean;
}

/** Answers one operation of the contract. */
export type Handler = (call: Call) => Answer;

export const ok = (data: Json, message?: string): Answer => ({
  status: 200,
  body: { data, ...(message !== undefined && { message }) },
});

export const refuse = (status: number, message: string): Answer => ({
  status,
  body: { message, code: status },
});

/** The answer to a request that never arrives. */
export const unheard: Answer = { status: 0, body: null, isLost: true };

/** A member of the body that is an object; an empty one in place of any other value. */
export function objectIn(body: Json, name: string): JsonObject {
  const value = isJsonObject(body) ? body[name] : undefined;
  return isJsonObject(value) ? value : {};
}

export const memberOf = (body: Json, name: string): Json | undefined =>
  isJsonObject(body) ? body[name] : undefined;
