import { isChosen } from '#journey/fields/choice-members.ts';
import { shownValueOf } from '#journey/form/shown-value.ts';
import type { ChosenOption, FieldValue, Option } from '#journey/model/field.ts';
import type { ControlProps } from '../control.ts';

/**
 * The chosen option; `undefined` if nothing is chosen, or the list does not contain the choice. If several options have
 * the chosen value, the one with the chosen label, otherwise the first.
 */
export function chosenOptionOf(value: FieldValue, options: readonly Option[]): Option | undefined {
  if (!isChosen(value)) return undefined;
  const optionsWithValue = options.filter(option => option.value === value.value);
  return optionsWithValue.find(option => option.label === value.label) ?? optionsWithValue[0];
}

/** The text of the choice: from the list if loaded, otherwise the label stored with the value. */
export function chosenLabelOf(value: FieldValue, options: readonly Option[]): string {
  return chosenOptionOf(value, options)?.label ?? (isChosen(value) ? value.label : '');
}

/** A choice, or several, as text for people: by `format.show` of the field (3.35), otherwise the labels of the list. */
export function shownChoiceOf({ field, value, options }: ControlProps): string {
  const readChoice = <Value extends FieldValue>(choice: Value): Value | ChosenOption => {
    const option = chosenOptionOf(choice, options.options);
    return option ? toChosen(option) : choice;
  };
  return shownValueOf(field, Array.isArray(value) ? value.map(readChoice) : readChoice(value));
}

/** The values of a multiple choice. */
export function chosenValuesOf(value: FieldValue): readonly string[] {
  return Array.isArray(value) ? value.filter(isChosen).map(option => option.value) : [];
}

/** Options with unique keys for their rows, because a list may repeat a value. */
export const addRowKeys = (options: readonly Option[]): { key: string; option: Option }[] =>
  options.map((option, index) => ({ key: `${index}:${option.value}`, option }));

export const toChosen = ({ value, label }: Option): ChosenOption => ({ value, label });
