import { isChosen } from '#journey/fields/chosen.ts';
import { reconciled } from '#journey/form/options.ts';
import type { ChosenOption, FieldValue, Option } from '#journey/model/field.ts';

/**
 * The option that a field holds; `undefined` when nothing is chosen, or nothing of the list. Of several with one value it is the one
 * of that name. An option without a value is chosen only by who chooses it.
 */
export function chosenOption(value: FieldValue, options: readonly Option[]): Option | undefined {
  if (!isChosen(value)) return undefined;
  const same = options.filter(each => each.value === value.value);
  return same.find(each => each.label === value.label) ?? same[0];
}

/** The words for what is chosen: those of the list when it is there, else the label that was kept beside the value. */
export function chosenLabel(value: FieldValue, options: readonly Option[]): string {
  return chosenOption(value, options)?.label ?? (isChosen(value) ? value.label : '');
}

/** The options' values that a field of several choices holds. */
export function chosenValues(value: FieldValue): readonly string[] {
  return Array.isArray(value) ? value.filter(isChosen).map(each => each.value) : [];
}

/** Options with keys for their rows: a list may have several of one value. */
export const withKeys = (options: readonly Option[]): { key: string; option: Option }[] =>
  options.map((option, place) => ({ key: `${place}:${option.value}`, option }));

export const asChosen = ({ value, label }: Option): ChosenOption => ({ value, label });

/** The option that a text names, by its value or by its label without case and accents: what a browser fills in, or a search left as typed. */
export function optionNamed(options: readonly Option[], text: string): Option | undefined {
  const named = reconciled({ value: text.trim(), label: text }, options);
  return isChosen(named) ? options.find(each => each.value === named.value) : undefined;
}
