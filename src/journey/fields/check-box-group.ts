import type { ChosenOption, Field, FieldValue } from '../model/field.ts';
import { choiceOf, chosen, isChosen, optionOnWire } from './chosen.ts';
import type { FieldKind } from './field-kind.ts';
import { unwrapped } from './plain-object.ts';

const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : [raw]);

/** Any number of options, each once, in the order chosen. */
function choicesOf(raw: unknown, field: Field): readonly ChosenOption[] {
  const wrapped = unwrapped(raw);
  const choices = listOf(Array.isArray(wrapped) ? wrapped : raw).map(entry => choiceOf(entry, field));
  const choicesByValue = new Map(
    choices.filter(choice => choice !== null).map(choice => [choice.value, choice]),
  );
  return [...choicesByValue.values()];
}

const chosenIn = (value: FieldValue): ChosenOption[] => (Array.isArray(value) ? value.filter(isChosen) : []);

export const checkBoxGroup: FieldKind = {
  ...chosen,
  control: 'checkboxGroup',
  empty: [],
  read: choicesOf,
  fromWire: choicesOf,
  show: value =>
    chosenIn(value)
      .map(choice => choice.label)
      .join(', '),
  isFilled: value => chosenIn(value).some(choice => choice.value !== ''),
  toWire: (value, field) =>
    chosenIn(value).map(choice => (field.formatSend === '' ? choice.value : optionOnWire(choice))),
  commits: 'onLeave',
  errors: ['lackingValue', 'required', 'formRules'],
};
