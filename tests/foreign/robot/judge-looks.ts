import type { Locator } from '@playwright/test';
import type { PlannedField } from '../journey.ts';
import { findField } from './find-field.ts';
import { describeScreen, eventually, oneLine, type Stage } from './stage.ts';

/** The text, the chosen option or the ticked boxes that a field shows. */
async function readLook(field: PlannedField, element: Locator): Promise<string> {
  switch (field.control) {
    case 'textbox':
      return oneLine(await element.inputValue({ timeout: 1000 }));
    case 'checkbox':
      return String(await element.isChecked({ timeout: 1000 }));
    case 'combobox':
      return oneLine(
        await element.evaluate(
          control => ('value' in control && String(control.value)) || control.textContent || '',
        ),
      );
    case 'radiogroup':
      return (await checkedNames(element, 'radio')).join(' | ');
    case 'group':
      return (await checkedNames(element, 'checkbox')).join(' | ');
    default:
      return '';
  }
}

async function checkedNames(element: Locator, role: 'radio' | 'checkbox'): Promise<string[]> {
  const names: string[] = [];
  for (const box of await element.getByRole(role, { checked: true }).all())
    names.push(
      oneLine(
        await box.evaluate(
          input => input.closest('label')?.textContent ?? input.getAttribute('aria-label') ?? '',
        ),
      ),
    );
  return names;
}

/** Does the field look as planned? Another text of an option may follow its label. */
function isLook(field: PlannedField, seen: string): boolean {
  if (field.look === undefined) return true;
  const planned = field.look.split(' | ').map(oneLine);
  if (field.control === 'textbox' || field.control === 'checkbox') return seen === oneLine(field.look);
  if (field.look === '') return field.control === 'combobox' || seen === '';
  const parts = seen.split(' | ');
  return parts.length === planned.length && planned.every((part, index) => parts[index]?.startsWith(part));
}

/** Does the field on the screen look as planned? */
export const looksAsPlanned = async (field: PlannedField, element: Locator): Promise<boolean> =>
  isLook(field, await readLook(field, element).catch(() => '(no value)'));

/**
 * Judges that each planned field of a form is on the screen as planned, and that no other one is.
 * @param moment for the complaint, such as `after a reload`.
 */
export async function judgeLooks(
  stage: Stage,
  fields: readonly PlannedField[],
  moment: string,
): Promise<void> {
  for (const field of fields) {
    const element = findField(stage, field);
    if (!field.isShown) {
      if (!(await eventually(async () => (await element.count()) === 0, 10_000)))
        stage.complain(`${moment}: "${field.name}" is on the screen, although it is hidden`);
      continue;
    }
    if (!(await eventually(async () => (await element.count()) === 1))) {
      stage.complain(
        `${moment}: there is no ${field.control} "${field.name}", or more than one: ${await describeScreen(stage)}`,
      );
      continue;
    }
    let seen = '';
    const looksRight = async () => {
      seen = await readLook(field, element).catch(() => '(no value)');
      return isLook(field, seen);
    };
    if (!(await eventually(looksRight, 20_000)))
      stage.complain(`${moment}: "${field.name}" shows "${seen}" in place of "${field.look}"`);
  }
}
