import { keyOf } from '../fields/field-context.ts';
import type { PlannedForm } from '../journey.ts';
import { photo } from '../photo.ts';
import { findField } from './find-field.ts';
import { DeadEnd, describeScreen, eventually, PATIENCE, type Stage } from './stage.ts';

/** Without the ending, which changes if the app converts the image. */
const NAME = 'outra-foto';

/** Attaches another document to the form, in place of the one that it may still have. */
export async function attachAnother(stage: Stage, form: PlannedForm): Promise<void> {
  const field = form.fields.find(({ control }) => control === 'files');
  if (!field) return;
  const element = findField(stage, field);
  const attached = element.getByRole('listitem');
  if (!(await eventually(() => element.isVisible())))
    throw new DeadEnd(`there is no "${field.name}" to attach again: ${await describeScreen(stage)}`);
  if (await attached.first().isVisible())
    await element
      .getByRole('button', { name: /remover|excluir|apagar/i })
      .first()
      .click();
  const input = element.locator('input[type=file]').last();
  await input.setInputFiles({ name: `${NAME}.png`, mimeType: 'image/png', buffer: photo() });
  await attached.first().waitFor({ timeout: PATIENCE });
}

/** The service has the other document, and no longer the first one. */
export function judgeOther({ visit, complain }: Stage, { fields, wire }: PlannedForm): void {
  const field = fields.find(({ control }) => control === 'files');
  const names = field ? visit.storedFilesOf(wire.slug, keyOf(field)) : [];
  if (names.length !== 1 || !names[0]?.startsWith(NAME))
    complain(`"${wire.slug}": the service has the files ${JSON.stringify(names)} in place of another one`);
}
