import type { ControlName } from '#journey/fields/field-kind.ts';
import { fieldKinds } from '#journey/fields/index.ts';

/** How the visitor gives the value of a field. */
export type EntryMethod =
  | 'text'
  | 'day'
  | 'amount'
  | 'percentage'
  | 'choice'
  | 'choices'
  | 'agreement'
  | 'files'
  | 'nothing';

const METHOD_AT: Readonly<Record<ControlName, EntryMethod>> = {
  text: 'text',
  combobox: 'text',
  date: 'day',
  money: 'amount',
  moneySlider: 'amount',
  percentage: 'percentage',
  select: 'choice',
  radio: 'choice',
  chips: 'choice',
  checkboxGroup: 'choices',
  checkbox: 'agreement',
  term: 'agreement',
  image: 'files',
  button: 'nothing',
  notice: 'nothing',
};

/** The control of a kind decides; a kind that the app does not know is typed. */
export function entryMethodOf(component: string): EntryMethod {
  const kind = fieldKinds.find(component);
  return kind ? METHOD_AT[kind.control] : 'text';
}
