import type { Locator } from '@playwright/test';
import type { DocumentTrouble, PlannedForm, PlannedStep } from '../journey.ts';
import { attachAnother, judgeOther } from './attach-another.ts';
import { awaitForm } from './await-form.ts';
import { judgeScreen } from './judge-screen.ts';
import { sendForm } from './send-form.ts';
import { DeadEnd, describeScreen, eventually, type Stage } from './stage.ts';

/** Does what the visitor does once the service has taken a form, and finds something wrong with its document. */
export async function meetTrouble(stage: Stage, form: PlannedForm, trouble: DocumentTrouble): Promise<void> {
  switch (trouble.kind) {
    case 'refused':
      if (trouble.choice === 'again') judgeOther(stage, form);
      return;
    case 'diverging':
      if (trouble.choice === 'attach') judgeOther(stage, form);
      return;
    case 'checked':
      return replaceAfterCheck(stage, form, trouble.status);
    case 'unreadable':
      return answerWarning(stage, form, trouble);
    case 'overdue':
      return answerAboutBill(stage, form, trouble);
  }
}

/** The check of the document ends without success: the step asks for another one. */
async function replaceAfterCheck(stage: Stage, form: PlannedForm, status: string): Promise<void> {
  const { visit } = stage;
  const { slug } = form.wire;
  if (!(await eventually(() => visit.statusOf(slug) === status)))
    throw new DeadEnd(`the check of "${slug}" does not end: ${await describeScreen(stage)}`);
  await attachAnother(stage, form);
  await judgeScreen(stage, `"${slug}" when it is ${status}`);
  await sendForm(stage, form);
  judgeOther(stage, form);
  if (!(await eventually(() => visit.current !== form)))
    throw new DeadEnd(`"${slug}" does not go on with another document: ${await describeScreen(stage)}`);
}

/** The dialog that has these buttons, also after the page is loaded again. */
async function findQuestion(
  stage: Stage,
  names: Readonly<Record<string, RegExp>>,
  reloads: boolean,
): Promise<(choice: string) => Locator> {
  const { page } = stage;
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const button = (choice: string): Locator =>
    dialog.getByRole('button', { name: names[choice] ?? choice }).first();
  const isAsked = async (): Promise<boolean> =>
    (await Promise.all(Object.keys(names).map(choice => button(choice).isVisible()))).every(Boolean);
  if (!(await eventually(isAsked)))
    throw new DeadEnd(`nobody asks for ${Object.values(names).join(', ')}: ${await describeScreen(stage)}`);
  if (!reloads) return button;
  await page.reload();
  if (!(await eventually(isAsked)))
    throw new DeadEnd(`nobody asks again after a reload: ${await describeScreen(stage)}`);
  return button;
}

async function answerWarning(
  stage: Stage,
  form: PlannedForm,
  { next, choice, reloads }: Extract<DocumentTrouble, { kind: 'unreadable' }>,
): Promise<void> {
  const { visit, complain } = stage;
  const { slug } = form.wire;
  const button = await findQuestion(
    stage,
    {
      advance: /conferir|corrigir|preencher|digitar|^continuar/i,
      cancel: /voltar|cancelar|outra/i,
      skip: /pular|sem /i,
    },
    reloads,
  );
  await judgeScreen(stage, `the warning of "${slug}"`);
  await button(choice).click();
  if (choice === 'advance') return;
  if (choice === 'cancel') {
    await awaitForm(stage, form);
    await attachAnother(stage, form);
    await sendForm(stage, form);
    judgeOther(stage, form);
  }
  if (!(await eventually(() => visit.current !== form && visit.current.wire.slug !== next)))
    throw new DeadEnd(`"${slug}" does not go on after "${choice}": ${await describeScreen(stage)}`);
  const isFinished = visit.lastSubmissionOf(slug)?.finished === true;
  if (choice === 'skip' && !isFinished) complain(`"${slug}" is not sent as finished`);
}

/** Answers the question about an overdue bill. @param step its end, or its submission, has reported the bill. */
export async function answerAboutBill(
  stage: Stage,
  { wire }: PlannedStep,
  { next, choice, reloads }: Extract<DocumentTrouble, { kind: 'overdue' }>,
): Promise<void> {
  const { visit, complain } = stage;
  const button = await findQuestion(
    stage,
    { attach: /^Anexar comprovante$/, decline: /^Agora não$/ },
    reloads,
  );
  await judgeScreen(stage, `the question about the bill of "${wire.slug}"`);
  await button(choice).click();
  if (choice === 'attach') return;
  if (!(await eventually(() => visit.current.wire.slug !== next)))
    throw new DeadEnd(`"Agora não" does not skip "${next}": ${await describeScreen(stage)}`);
  const skips = visit.calls.filter(({ purpose }) => purpose === 'skipStep');
  if (skips.length !== 1) complain(`"${next}" is skipped ${skips.length} times`);
}
