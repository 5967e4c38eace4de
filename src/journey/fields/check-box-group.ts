import type { ChosenOption, Field, FieldValue } from '../model/field.ts';
import { choiceMembers, choiceOf, choiceOnWire, isChosen, labelsOf } from './choice-members.ts';
import type { FieldKind } from './field-kind.ts';
import { unwrapValue } from './text-of.ts';

const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : [raw]);

/** Any number of options, each once, in the order chosen. */
function choicesOf(raw: unknown, field: Field): readonly ChosenOption[] {
  const inner = unwrapValue(raw);
  const choices = listOf(Array.isArray(inner) ? inner : raw).map(entry => choiceOf(entry, field));
  const choicesByValue = new Map(
    choices.filter(choice => choice !== null).map(choice => [choice.value, choice]),
  );
  return [...choicesByValue.values()];
}

const choicesIn = (value: FieldValue): ChosenOption[] => (Array.isArray(value) ? value.filter(isChosen) : []);

/** Any number of boxes, each for an option. */
export const checkBoxGroup: FieldKind = {
  ...choiceMembers,
  control: 'checkboxGroup',
  empty: [],
  read: choicesOf,
  fromWire: choicesOf,
  show: (value, field) => labelsOf(choicesIn(value), field),
  isFilled: value => choicesIn(value).some(choice => choice.value !== ''),
  toWire: (value, field) => choicesIn(value).map(choice => choiceOnWire(choice, field)),
  commits: 'onLeave',
  filledAs: undefined,
  errors: ['lackingValue', 'required', 'formRules'],
};
