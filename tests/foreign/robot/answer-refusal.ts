import type { DocumentTrouble, PlannedForm } from '../journey.ts';
import { OTHER_CPF } from '../pick-trouble.ts';
import { attachAnother } from './attach-another.ts';
import { awaitForm } from './await-form.ts';
import { judgeLooks } from './judge-looks.ts';
import { judgeScreen } from './judge-screen.ts';
import { DeadEnd, describeScreen, eventually, type Stage } from './stage.ts';

/**
 * Reads why the document was refused (8.33), and attaches another one or begins anew with another CPF.
 * @returns false if the journey begins anew.
 */
export async function answerRefusal(
  stage: Stage,
  form: PlannedForm,
  { seen, again, choice }: Extract<DocumentTrouble, { kind: 'refused' }>,
): Promise<boolean> {
  const { page, visit, complain } = stage;
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const buttons = [again, OTHER_CPF].map(name => dialog.getByRole('button', { name, exact: true }));
  const [back, anew] = buttons;
  if (!back || !anew || !(await eventually(() => back.isVisible())))
    throw new DeadEnd(`the document is refused without "${again}": ${await describeScreen(stage)}`);
  for (const text of seen)
    if (!(await dialog.getByText(text).first().isVisible()))
      complain(`the dialog does not say "${text}": ${await describeScreen(stage)}`);
  const before = visit.hash;
  await (choice === 'again' ? back : anew).click();
  if (choice === 'otherCpf') {
    if (!(await eventually(() => visit.hash !== before)))
      throw new DeadEnd(`"${OTHER_CPF}" begins nothing: ${await describeScreen(stage)}`);
    return false;
  }
  await awaitForm(stage, form);
  const others = form.fields.filter(({ control }) => control !== 'files');
  await judgeLooks(stage, others, 'after the refusal of a document');
  await attachAnother(stage, form);
  return true;
}

/** Reads which parts of the address differ from the document (8.32), and attaches another one or keeps it. */
export async function readDivergence(
  stage: Stage,
  form: PlannedForm,
  { seen, unseen, choice }: Extract<DocumentTrouble, { kind: 'diverging' }>,
): Promise<void> {
  const { page, complain } = stage;
  for (const text of seen)
    if (!(await eventually(() => page.getByText(text).first().isVisible(), 8000)))
      complain(`nobody says "${text}": ${await describeScreen(stage)}`);
  for (const text of unseen)
    if (await page.getByText(text).first().isVisible())
      complain(`the screen says "${text}", which is not so: ${await describeScreen(stage)}`);
  await judgeScreen(stage, 'the refusal of an address');
  await awaitForm(stage, form);
  const others = form.fields.filter(({ control }) => control !== 'files');
  await judgeLooks(stage, others, 'after the refusal of an address');
  if (choice === 'attach') await attachAnother(stage, form);
}
