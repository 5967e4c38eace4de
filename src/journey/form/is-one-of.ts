import { isPlainObject } from '../fields/plain-object.ts';

/**
 * Whether a value equals one of a condition's. An option counts by its value, a list by each member, a box as 'true' or
 * 'false', an amount as its number on the wire. '' means the empty value.
 */
export function isOneOf(value: unknown, names: readonly string[]): boolean {
  const texts = textOf(value);
  return texts.length === 0 ? names.includes('') : texts.some(text => names.includes(text));
}

function textOf(value: unknown): string[] {
  if (Array.isArray(value)) return value.flatMap(textOf);
  if (isPlainObject(value)) return Object.hasOwn(value, 'value') ? textOf(value.value) : [];
  if (typeof value === 'string') return value.trim() === '' ? [] : [value.trim()];
  return typeof value === 'number' || typeof value === 'boolean' ? [String(value)] : [];
}
