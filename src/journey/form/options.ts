import { removeAccents } from '#brazil/remove-accents.ts';
import { isChosen } from '../fields/chosen.ts';
import type { ChosenOption, Field, FieldValue, Option } from '../model/field.ts';

const folded = (text: string): string => removeAccents(text).toLowerCase().replace(/\s+/g, ' ').trim();

const foldedLists = new WeakMap<readonly Option[], readonly string[]>();

/**
 * The searchable text of each option, cached by list: computing it for 50,000 options at every key would be noticeable.
 */
function foldedList(options: readonly Option[]): readonly string[] {
  const cached = foldedLists.get(options);
  if (cached) return cached;
  const fresh = options.map(({ label, children, value }) => [label, children, value].map(folded).join('\n'));
  foldedLists.set(options, fresh);
  return fresh;
}

/** The options whose label, children or value contains the text, without case and accents (5.27). In list order. */
export function searchOptions(options: readonly Option[], text: string): readonly Option[] {
  const wanted = folded(text);
  if (wanted === '') return options;
  const texts = foldedList(options);
  return options.filter((_, at) => texts[at]?.includes(wanted));
}

/**
 * Matches a choice with its loaded list: the same value with the list's label; for a name without a value (from an
 * address lookup or a saved label) the option with that name; null if the list contains neither. Returns the same
 * object if nothing changes.
 */
export function reconciled(value: FieldValue, options: readonly Option[]): FieldValue {
  if (Array.isArray(value)) {
    const kept = value.map(one => reconciled(one, options)).filter(one => one !== null);
    return kept.length === value.length && kept.every((one, at) => one === value[at]) ? value : kept;
  }
  if (!isChosen(value)) return value;
  const option =
    options.find(one => one.value !== '' && one.value === value.value) ?? namesake(value, options);
  if (!option) return null;
  return option.value === value.value && option.label === value.label
    ? value
    : { value: option.value, label: option.label };
}

/** Only a choice without a value is matched by name. */
function namesake({ value, label }: ChosenOption, options: readonly Option[]): Option | undefined {
  if (value !== '' && folded(value) !== folded(label)) return undefined;
  const name = folded(label);
  return options.find(one => one.value !== '' && folded(one.label) === name);
}

/** The options of a field: those of its list once loaded, before that those sent with the field. */
export const optionsOf = (field: Field, loaded: readonly Option[] | undefined): readonly Option[] =>
  loaded === undefined || loaded.length === 0 ? field.options : loaded;
