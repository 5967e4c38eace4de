import type { FieldKind } from './field-kind.ts';
import { textual } from './textual.ts';

/** Text with suggestions from a list: the typed text counts, chosen or not. */
export const textWithAutoComplete: FieldKind = {
  ...textual(),
  control: 'combobox',
  lookup: 'cpf',
  showsWithAutocomplete: true,
};
