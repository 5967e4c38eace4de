import { parseDecimal } from '#brazil/decimal.ts';
import { isEmail } from '#brazil/email.ts';
import { compilePattern, type SafePattern } from '#shared/safety/safe-pattern.ts';
import { hasSoundBounds } from '../fields/has-sound-bounds.ts';
import type { FieldRule } from '../model/field.ts';
import { lengthToCompare, plainLengthOf, type TextLength } from './text-length.ts';

/**
 * Compiled patterns: rules run at every key press. `null`: the pattern cannot run in linear time and never runs (12.5).
 */
const patterns = new Map<string, SafePattern | null>();
/** More patterns than any product has. */
const MAX_PATTERNS = 500;

function patternOf(source: string): SafePattern | null {
  const cached = patterns.get(source);
  if (cached !== undefined) return cached;
  const compiled = compilePattern(source) ?? null;
  if (patterns.size >= MAX_PATTERNS) patterns.clear();
  patterns.set(source, compiled);
  return compiled;
}

const fitsPattern = (pattern: string, text: string): boolean => patternOf(pattern)?.matches(text) !== false;

/** The number that a text is; if it is none, the first that one of its other spellings is. */
const numberOf = (text: string, otherSpellings: () => readonly string[]): number | undefined =>
  parseDecimal(text) ??
  otherSpellings()
    .map(parseDecimal)
    .find(number => number !== undefined);

/** The bounds of a rule without those that nothing satisfies (assumption 3.23). */
function satisfiableBoundsOf({ min, max, len }: FieldRule): {
  min?: number | undefined;
  max?: number | undefined;
  len?: number;
} {
  return {
    ...(hasSoundBounds(min, max) && { min, max }),
    ...(len !== undefined && len > 0 && Number.isInteger(len) && { len }),
  };
}

/**
 * Whether a filled text satisfies a rule (5.9). If there is an amount, or the rule's type is a number, `min` and `max`
 * limit this number; otherwise they limit the length of the text or list. A pattern fits if it matches the text or
 * one of its other spellings, and these may be the number that the text itself is not (assumption 5.9).
 */
export function satisfiesRule(
  rule: FieldRule,
  text: string,
  amount: number | undefined,
  length: TextLength = plainLengthOf(text),
  otherSpellings: () => readonly string[] = () => [],
): boolean {
  const { pattern, type } = rule;
  const { min, max, len } = satisfiableBoundsOf(rule);
  const isNumeric = type === 'number' || type === 'integer';
  const typedNumber = isNumeric ? numberOf(text, otherSpellings) : undefined;
  if (isNumeric && typedNumber === undefined) return false;
  if (type === 'integer' && !Number.isInteger(typedNumber)) return false;
  if (type === 'email' && !isEmail(text)) return false;
  const number = amount ?? typedNumber;
  if (min !== undefined && (number ?? lengthToCompare(length, min)) < min) return false;
  if (max !== undefined && (number ?? length.typed) > max) return false;
  if (len !== undefined && lengthToCompare(length, len) !== len) return false;
  return (
    !pattern ||
    fitsPattern(pattern, text) ||
    otherSpellings().some(spelling => fitsPattern(pattern, spelling))
  );
}
