import { plainText } from '#shared/plain-text.ts';

/** Readers for data from the service and the storage; none of them throws. */

export type PlainObject = Readonly<Record<string, unknown>>;

export const isPlainObject = (raw: unknown): raw is PlainObject =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** Unwraps a value inside an object (3.23, defaultValue). */
export const unwrapped = (wire: unknown): unknown =>
  isPlainObject(wire) && Object.hasOwn(wire, 'value') ? wire.value : wire;

/** Text, or a number as text; otherwise ''. */
export const textOf = (raw: unknown): string => {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : '';
};

/** A text as it is saved (5.11): no line breaks, no outer blanks. */
export const tidyText = (text: string): string => plainText(text).trim();
