import { isRecord } from '#shared/record.ts';

/**
 * Whether a value is one of the expected ones. Of an option its value is compared, of a list each member; a box is
 * 'true' or 'false', an amount its number on the wire. The expected value '' means an empty value.
 */
export function isOneOf(value: unknown, expectedValues: readonly string[]): boolean {
  const texts = comparedTextsOf(value);
  return texts.length === 0 ? expectedValues.includes('') : texts.some(text => expectedValues.includes(text));
}

/** The texts of a value that conditions compare; none of an empty value. */
export function comparedTextsOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(comparedTextsOf);
  if (isRecord(value)) return Object.hasOwn(value, 'value') ? comparedTextsOf(value.value) : [];
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}
