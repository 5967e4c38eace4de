import { isChosen } from '#journey/fields/chosen.ts';
import { reconciled } from '#journey/form/options.ts';
import type { ChosenOption, FieldValue, Option } from '#journey/model/field.ts';

/** The option's value that a field holds; '' when nothing is chosen. */
export function chosenValue(value: FieldValue): string {
  return isChosen(value) ? value.value : '';
}

/** The words for what is chosen: those of the list when it is there, else the label that was kept beside the value. */
export function chosenLabel(value: FieldValue, options: readonly Option[]): string {
  if (!isChosen(value)) return '';
  return options.find(each => each.value === value.value)?.label ?? value.label;
}

/** The options' values that a field of several choices holds. */
export function chosenValues(value: FieldValue): readonly string[] {
  return Array.isArray(value) ? value.map(chosenValue).filter(each => each !== '') : [];
}

export const asChosen = ({ value, label }: Option): ChosenOption => ({ value, label });

/** The option that a text names, by its value or by its label without case and accents: what a browser fills in, or a search left as typed. */
export function optionNamed(options: readonly Option[], text: string): Option | undefined {
  const named = reconciled({ value: text.trim(), label: text }, options);
  return isChosen(named) ? options.find(each => each.value === named.value) : undefined;
}
