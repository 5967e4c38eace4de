import { removeAccents } from '#brazil/remove-accents.ts';
import { findOption, findSentOption, isChosen } from '../fields/choice-members.ts';
import { tidyText } from '../fields/text-of.ts';
import type { ChosenOption, Field, FieldValue, Option } from '../model/field.ts';

/** Without accents and case, and with one blank for several. */
const fold = (text: string): string => removeAccents(text).toLowerCase().replace(/\s+/g, ' ');
const foldAndTrim = (text: string): string => fold(tidyText(text));

/** Separators: control characters, which labels practically never contain. */
const PART_SEPARATOR = '\u0001';
const OPTION_SEPARATOR = '\u0002';

/** For each list the folded texts of its first options; the search prepares them little by little. */
const searchTexts = new WeakMap<readonly Option[], string[]>();

/**
 * Folds the texts of up to `limit` further options. Returns true once all options of the list are folded. To fold
 * 50,000 options takes long enough to be noticed at the first key, so the app does it in advance and in slices. A slice
 * is folded as one text, which is three times as fast as option by option.
 */
export function prepareSearch(options: readonly Option[], limit: number): boolean {
  const texts = searchTexts.get(options) ?? [];
  searchTexts.set(options, texts);
  if (texts.length < options.length) {
    const slice = options
      .slice(texts.length, texts.length + limit)
      .map(({ label, children, value }) => [label, children, value].join(PART_SEPARATOR));
    const foldedTexts = fold(slice.join(OPTION_SEPARATOR)).split(OPTION_SEPARATOR);
    texts.push(...(foldedTexts.length === slice.length ? foldedTexts : slice.map(fold)));
  }
  return texts.length >= options.length;
}

interface LastSearch {
  foldedText: string;
  /** The positions of the matching options in their list. */
  positions: readonly number[];
}

/** The last complete search of each list. */
const lastSearches = new WeakMap<readonly Option[], LastSearch>();

/**
 * The options whose label, children or value contains the text, regardless of case and accents, in list order (5.27).
 * A text that contains the one of the last complete search is searched in its matches only: each further key of a
 * visitor (14.5). Any other search ends at `limit` matches.
 */
export function searchOptions(options: readonly Option[], text: string, limit = Infinity): readonly Option[] {
  const foldedText = foldAndTrim(text);
  if (foldedText === '') return options;
  while (!prepareSearch(options, 1000));
  const texts = searchTexts.get(options) ?? [];
  const lastSearch = lastSearches.get(options);
  const earlierPositions =
    lastSearch && foldedText.includes(lastSearch.foldedText) ? lastSearch.positions : undefined;
  const count = earlierPositions?.length ?? options.length;
  const positions: number[] = [];
  const matches: Option[] = [];
  for (let index = 0; index < count; index += 1) {
    if (!earlierPositions && matches.length === limit) return matches;
    const position = earlierPositions?.[index] ?? index;
    const option = options[position];
    if (!option || !texts[position]?.includes(foldedText)) continue;
    positions.push(position);
    matches.push(option);
  }
  lastSearches.set(options, { foldedText, positions });
  return matches;
}

/**
 * Completes a choice from its loaded list. A value gets the label of the list. A label without a value (from an
 * address lookup or a saved answer) gets the option with this label. The text of a saved answer gets the option that
 * the `field` sends as this text. Null if the list contains none of them, or if the choice was made in the previous
 * list, of another bank or state, and its value has another name in this one. Returns the same object if nothing
 * changes.
 */
export function completeChoice(
  value: FieldValue,
  options: readonly Option[],
  previousOptions: readonly Option[] = [],
  field?: Field,
): FieldValue {
  if (Array.isArray(value)) {
    const reconciledChoices = value
      .map(choice => completeChoice(choice, options, previousOptions, field))
      .filter(choice => choice !== null);
    return reconciledChoices.length === value.length &&
      reconciledChoices.every((choice, index) => choice === value[index])
      ? value
      : reconciledChoices;
  }
  if (!isChosen(value)) return value;
  if (options.some(option => isOptionOf(value, option))) return value;
  const option =
    findOption(options, value.value) ??
    (field && value.value === value.label ? findSentOption(field, options, value.value) : undefined) ??
    optionWithSameLabel(value, options);
  if (!option) return null;
  const wasNamedByList = value.value !== value.label && previousOptions.some(old => isOptionOf(value, old));
  if (wasNamedByList && nameIn(option.label) !== nameIn(value.label)) return null;
  return { value: option.value, label: option.label };
}

/** Amounts of money and rates in a label. */
const PRICES = /r\$\s*\d[\d.,]*|\d[\d.,]*\s*%/gi;

/**
 * The name in a label, for comparison. The name of a term is its number: '12x de R$ 178,72' and '12x de R$ 103,09' are
 * the same term at two prices. A label whose only numbers are prices, such as 'Até R$ 500', has them in its name.
 */
function nameIn(label: string): string {
  const withoutPrices = label.replace(PRICES, '');
  return foldAndTrim(/\d/.test(withoutPrices) ? withoutPrices : label);
}

const isOptionOf = (choice: ChosenOption, { value, label }: Option): boolean =>
  value !== '' && value === choice.value && label === choice.label;

/** The option with the label of the choice; undefined if the choice has a value, which its label does not replace. */
function optionWithSameLabel({ value, label }: ChosenOption, options: readonly Option[]): Option | undefined {
  if (value !== '' && foldAndTrim(value) !== foldAndTrim(label)) return undefined;
  return findOptionByLabel(options, label);
}

function findOptionByLabel(options: readonly Option[], label: string): Option | undefined {
  const name = foldAndTrim(label);
  return options.find(option => option.value !== '' && foldAndTrim(option.label) === name);
}

/**
 * The option that a typed, an autofilled or a looked-up text means: people and lookups name what is shown, so the label
 * decides, and the value only if no label is this text. Case and accents of a label do not count.
 */
export function findOptionByText(options: readonly Option[], text: string): Option | undefined {
  const name = tidyText(text);
  return name === ''
    ? undefined
    : (findOptionByLabel(searchOptions(options, name), name) ?? findOption(options, name));
}

/** The options of a field: those of its loaded list, otherwise those that the service sent with the field. */
export const optionsOf = (field: Field, loadedOptions: readonly Option[] | undefined): readonly Option[] =>
  loadedOptions === undefined || loadedOptions.length === 0 ? field.options : loadedOptions;
