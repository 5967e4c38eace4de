import { plainText } from '#shared/plain-text.ts';

/** Reading what the service sends or storage kept: anything may come, nothing here throws. */

export type PlainObject = Readonly<Record<string, unknown>>;

export const isPlainObject = (raw: unknown): raw is PlainObject =>
  typeof raw === 'object' && raw !== null && !Array.isArray(raw);

/** A value may come wrapped in an object (3.23, defaultValue): what is inside, else the thing itself. */
export const unwrapped = (wire: unknown): unknown =>
  isPlainObject(wire) && Object.hasOwn(wire, 'value') ? wire.value : wire;

/** Text or a number as text; everything else is no text and becomes ''. */
export const textOf = (raw: unknown): string => {
  if (typeof raw === 'string') return raw;
  return typeof raw === 'number' && Number.isFinite(raw) ? String(raw) : '';
};

/** What is saved of a text (5.11): no line breaks, no outer blanks. */
export const tidyText = (text: string): string => plainText(text).trim();
