import { AssertionError } from 'node:assert';
import { expect } from 'vitest';

export interface RuleText {
  /** The rule, in one sentence. */
  rule: string;
  /** The remedy for a breach, in one sentence; absent when each breach has its own. */
  remedy?: string;
}

/**
 * @throws AssertionError if there is a breach. The message has the rule, each breach and the remedy.
 * @param breaches each begins with its place: `src/a.ts:12 says ...`.
 */
export function expectNoBreaches(breaches: readonly string[], { rule, remedy }: RuleText): void {
  if (breaches.length > 0)
    throw new AssertionError({
      message: [
        `Rule: ${rule}`,
        breaches.length === 1 ? '1 breach:' : `${breaches.length} breaches:`,
        ...breaches.map(breach => `  ${breach.replaceAll('\n', '\n    ')}`),
        ...(remedy === undefined ? [] : [`Remedy: ${remedy}`]),
      ].join('\n'),
      stackStartFn: expectNoBreaches,
    });
  // Vitest counts only its own expectations (`requireAssertions`).
  expect(breaches).toEqual([]);
}

/** `path:line` of a position in a source. */
export const placeAt = (path: string, source: string, index: number): string =>
  `${path}:${source.slice(0, index).split('\n').length}`;

/** `path:line` of the first occurrence of a text; the path alone if there is none. */
export function placeOf(path: string, source: string, text: string): string {
  const index = source.indexOf(text);
  return index < 0 ? path : placeAt(path, source, index);
}
