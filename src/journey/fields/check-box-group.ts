import type { ChosenOption, Field, FieldValue } from '../model/field.ts';
import {
  choiceMembers,
  choiceOf,
  choiceOnWire,
  findStoredOption,
  isChosen,
  labelsOf,
} from './choice-members.ts';
import type { FieldKind } from './field-kind.ts';
import { unwrapValue } from './text-of.ts';

const listOf = (raw: unknown): readonly unknown[] => (Array.isArray(raw) ? raw : [raw]);

/** The values in a text such as 'a,b'; undefined if the text itself is an option, or not all of its parts are. */
function valuesIn(stored: unknown, field: Field): string[] | undefined {
  if (typeof stored !== 'string' || findStoredOption(field, stored)) return undefined;
  const parts = stored.split(/[,;]/).map(part => part.trim());
  return parts.every(part => findStoredOption(field, part)) ? parts : undefined;
}

/** Any number of options, each once, in the order chosen. */
function choicesOf(raw: unknown, field: Field): readonly ChosenOption[] {
  const inner = unwrapValue(raw);
  const entries = listOf(Array.isArray(inner) ? inner : (valuesIn(inner, field) ?? raw));
  const choices = entries.map(entry => choiceOf(entry, field));
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
