import type { Locator } from '@playwright/test';
import type { Act, Answer, PlannedField } from '../journey.ts';
import { photo } from '../photo.ts';
import { byLabel, findField } from './find-field.ts';
import { DeadEnd, describeScreen, eventually, mainOf, PATIENCE, type Stage } from './stage.ts';

/** Does with one field what the visitor does. */
export async function answerField(stage: Stage, { field, answer }: Act): Promise<void> {
  const element = findField(stage, field);
  const isThere = async (): Promise<boolean> => !(await agreeToTerms(stage)) && element.isVisible();
  if (!(await eventually(isThere)))
    throw new DeadEnd(
      `there is no ${field.control} "${field.name}" to answer: ${await describeScreen(stage)}`,
    );
  await actions[answer.kind](stage, element, field, answer as never); // the table pairs each kind with its answer
}

type Action<Kind extends Answer['kind']> = (
  stage: Stage,
  element: Locator,
  field: PlannedField,
  answer: Extract<Answer, { kind: Kind }>,
) => Promise<void>;

const actions: { [Kind in Answer['kind']]: Action<Kind> } = {
  async type({ page }, element, _field, { keys }) {
    await element.click();
    if ((await element.inputValue()) !== '') await page.keyboard.press('ControlOrMeta+a');
    await page.keyboard.type(keys);
    await page.keyboard.press('Tab');
  },

  async choose({ page }, element, { control }, { label }) {
    if (control === 'radiogroup') {
      await element.getByRole('radio', byLabel(label)).press('Space');
      return;
    }
    await element.click();
    await page.getByRole('option', byLabel(label)).click();
  },

  async tickAll(_stage, element, _field, { labels }) {
    for (const box of await element.getByRole('checkbox').all()) {
      const name = await box.evaluate(input => input.closest('label')?.textContent ?? '');
      // A click may miss a box that moves down when the list of a field above it arrives; a key does not.
      const isWanted = labels.some(label => name.trim().startsWith(label));
      if ((await box.isChecked()) !== isWanted) await box.press('Space');
    }
  },

  async tick(stage, element) {
    if (await element.isChecked()) return;
    await element.press('Space');
    await agreeToTerms(stage);
  },

  async attach(_stage, element, _field, { fileName }) {
    const attached = element.getByRole('listitem').first();
    if (await attached.isVisible()) return; // a reload may keep it
    const input = element.locator('input[type=file]').last();
    await input.setInputFiles({ name: fileName, mimeType: 'image/png', buffer: photo() });
    await attached.waitFor({ timeout: PATIENCE });
  },

  async findCompany(stage, element, _field, { search, company }) {
    const { page } = stage;
    await element.waitFor();
    await mainOf(stage)
      .getByRole('button', { name: /buscar pelo nome/ })
      .click();
    const drawer = page.getByRole('dialog');
    await drawer.getByRole('textbox').fill(search);
    await drawer.getByText(company).first().click();
    await drawer.waitFor({ state: 'hidden' });
  },
};

/**
 * Agrees to terms that have opened by themselves, because their box is not ticked (2.41).
 * @returns false if none have.
 */
export async function agreeToTerms({ page }: Stage): Promise<boolean> {
  const agree = page.getByRole('dialog').getByRole('button', { name: 'Concordar' });
  if ((await agree.count()) === 0) return false;
  await agree.click();
  await agree.waitFor({ state: 'hidden' });
  return true;
}
