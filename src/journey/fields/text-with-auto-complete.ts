import type { FieldKind } from './field-kind.ts';
import { textual } from './textual.ts';

/** Text with suggestions from a list. The value is the text, whether typed or chosen. */
export const textWithAutoComplete: FieldKind = {
  ...textual(),
  control: 'combobox',
  lookup: 'cpf',
  showsWithAutocomplete: true,
};
