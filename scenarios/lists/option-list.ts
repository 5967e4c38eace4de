import { toSearchText } from '../to-search-text.ts';
import type { WireOption } from '../wire.ts';

/**
 * The options of a list for the values that it depends on, nearest first; empty where a needed value is
 * missing or unknown.
 */
export type OptionListOf = (references: readonly string[]) => readonly WireOption[];

/** A list without dependencies. */
export const fixedList =
  (options: readonly WireOption[]): OptionListOf =>
  () =>
    options;

/** Options from rows of value and label. */
export const codedOptions = (rows: readonly (readonly [value: string, label: string])[]): WireOption[] =>
  rows.map(([value, label]) => ({ value, label }));

/** Options whose value is the label in camel case: "União estável" is `uniaoEstavel`. */
export const namedOptions = (labels: readonly string[]): WireOption[] =>
  labels.map(label => ({ value: wireNameOf(label), label }));

/** Options numbered in their order: the value of the first is "1". */
export const numberedOptions = (labels: readonly string[]): WireOption[] =>
  labels.map((label, index) => ({ value: String(index + 1), label }));

function wireNameOf(label: string): string {
  const words = toSearchText(label).match(/[a-z0-9]+/g) ?? [];
  return words.map((word, index) => (index === 0 ? word : word[0]?.toUpperCase() + word.slice(1))).join('');
}
