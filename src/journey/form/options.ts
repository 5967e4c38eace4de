import { removeAccents } from '#brazil/remove-accents.ts';
import { isChosen } from '../fields/chosen.ts';
import type { ChosenOption, Field, FieldValue, Option } from '../model/field.ts';

const foldedWhole = (text: string): string => removeAccents(text).toLowerCase().replace(/\s+/g, ' ');
const folded = (text: string): string => foldedWhole(text).trim();

/** Control characters, which hardly any label has. */
const BETWEEN_PARTS = '\u0001';
const BETWEEN_OPTIONS = '\u0002';

/** The searchable text of each option, as far as it has been made. */
const searchTexts = new WeakMap<readonly Option[], string[]>();

/**
 * Makes the searchable text of up to `limit` further options, and returns true once each option has one. Folding 50,000 options
 * takes long enough to be noticed at the first key, so it is done ahead, slice by slice. A slice is folded as one text:
 * three times as fast as one by one.
 */
export function prepareSearch(options: readonly Option[], limit: number): boolean {
  const texts = searchTexts.get(options) ?? [];
  searchTexts.set(options, texts);
  if (texts.length < options.length) {
    const slice = options
      .slice(texts.length, texts.length + limit)
      .map(({ label, children, value }) => [label, children, value].join(BETWEEN_PARTS));
    const foldedTexts = foldedWhole(slice.join(BETWEEN_OPTIONS)).split(BETWEEN_OPTIONS);
    texts.push(...(foldedTexts.length === slice.length ? foldedTexts : slice.map(foldedWhole)));
  }
  return texts.length >= options.length;
}

/** The options whose label, children or value contains the text, without case and accents (5.27). In list order. */
export function searchOptions(options: readonly Option[], text: string): readonly Option[] {
  const foldedSearch = folded(text);
  if (foldedSearch === '') return options;
  while (!prepareSearch(options, 1000));
  const texts = searchTexts.get(options);
  return options.filter((_, index) => texts?.[index]?.includes(foldedSearch));
}

/**
 * Matches a choice with its loaded list: the same value with the list's label; for a name without a value (from an
 * address lookup or a saved label) the option with that name; null if the list contains neither. Returns the same
 * object if nothing changes.
 */
export function reconciled(value: FieldValue, options: readonly Option[]): FieldValue {
  if (Array.isArray(value)) {
    const reconciledChoices = value
      .map(choice => reconciled(choice, options))
      .filter(choice => choice !== null);
    return reconciledChoices.length === value.length &&
      reconciledChoices.every((choice, index) => choice === value[index])
      ? value
      : reconciledChoices;
  }
  if (!isChosen(value)) return value;
  const option =
    options.find(candidate => candidate.value !== '' && candidate.value === value.value) ??
    optionWithSameLabel(value, options);
  if (!option) return null;
  return option.value === value.value && option.label === value.label
    ? value
    : { value: option.value, label: option.label };
}

/** Only a choice without a value is matched by name. */
function optionWithSameLabel({ value, label }: ChosenOption, options: readonly Option[]): Option | undefined {
  if (value !== '' && folded(value) !== folded(label)) return undefined;
  const name = folded(label);
  return options.find(option => option.value !== '' && folded(option.label) === name);
}

/** The options of a field: those of its list once loaded, before that those sent with the field. */
export const optionsOf = (field: Field, loaded: readonly Option[] | undefined): readonly Option[] =>
  loaded === undefined || loaded.length === 0 ? field.options : loaded;
