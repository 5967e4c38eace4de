import type { Locator } from '@playwright/test';
import type { PlannedField } from '../journey.ts';
import { escapePattern, mainOf, type Stage } from './stage.ts';

/** The field as a person finds it: by the role and the name of its control, a notice by its text. */
export function findField(stage: Stage, { control, name, wire }: PlannedField): Locator {
  const main = mainOf(stage);
  switch (control) {
    case 'none':
      return main.getByText(name, { exact: true });
    case 'files':
      return main.getByRole('group', { name, exact: true });
    case 'textbox': {
      const isSuggesting = (wire.component ?? wire._component) === 'textWithAutoComplete';
      const textbox = main.getByRole('textbox', { name, exact: true });
      return isSuggesting ? main.getByRole('combobox', { name, exact: true }).or(textbox) : textbox;
    }
    default:
      return main.getByRole(control, { name, exact: true });
  }
}

/** An option or a box by its text, which another text of it may follow (`children` of an option). */
export const byLabel = (label: string): { name: RegExp } => ({
  name: new RegExp(`^${escapePattern(label)}`),
});
