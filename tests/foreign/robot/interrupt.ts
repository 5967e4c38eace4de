import type { Interruption, PlannedField, PlannedForm, PlannedRedo } from '../journey.ts';
import { agreeToTerms, answerField } from './answer-field.ts';
import { awaitForm } from './await-form.ts';
import { fillForm } from './fill-form.ts';
import { judgeLooks } from './judge-looks.ts';
import { passLanding } from './open-link.ts';
import { repeatForm } from './repeat-form.ts';
import { DeadEnd, describeScreen, eventually, mainOf, openSlug, type Stage } from './stage.ts';
import { watchPage } from './watch-page.ts';

/**
 * Interrupts the visitor at a filled form, which then is as it was; after a restart the journey is at its first step.
 */
export async function interrupt(stage: Stage, form: PlannedForm, kind: Interruption): Promise<void> {
  await stage.page.waitForTimeout(600); // a draft is stored after half a second at most (11.3)
  switch (kind) {
    case 'reopen':
      await closePage(stage);
      await openPage(stage);
      await passLandingAgain(stage);
      return resumeForm(stage, form, 'when the link is opened again');
    case 'secondTab':
      await openPage(stage);
      await takeOver(stage);
      await passLandingAgain(stage);
      return resumeForm(stage, form, 'in a second tab');
    case 'restart':
      return restart(stage, form);
    case 'redo':
      return form.redo && redo(stage, form, form.redo);
  }
}

/** Judges a form that a page has opened again with what was typed before. */
export async function resumeForm(stage: Stage, form: PlannedForm, moment: string): Promise<void> {
  await awaitForm(stage, form);
  await agreeToTerms(stage);
  const fileActs = form.acts.filter(({ field, answer }) => field.isShown && answer.kind === 'attach');
  for (const act of fileActs) await answerField(stage, act); // drafts hold no documents (11.4)
  await judgeLooks(stage, form.fields, `"${form.wire.slug}" ${moment}`);
}

/** Opens the link in a page of its own, without the tokens, which the browser has kept. */
async function openPage(stage: Stage, query: Readonly<Record<string, string>> = {}): Promise<void> {
  const { journey, visit, context, appUrl } = stage;
  stage.page = await context.newPage();
  watchPage(stage);
  const parameters = new URLSearchParams({ [journey.opening.hashName]: visit.hash, ...query });
  await stage.page.goto(`${appUrl}/?${parameters}`);
}

/** Without a proposal the link leads to the landing page again. */
async function passLandingAgain(stage: Stage): Promise<void> {
  const { landing } = stage.journey.opening;
  if (landing && !stage.visit.isCreated) await passLanding(stage, landing);
}

/** A second tab says that the proposal is open in another one, and may take over (11.7). */
async function takeOver(stage: Stage): Promise<void> {
  const button = stage.page.getByRole('button', { name: /nesta (aba|janela)|aqui/i });
  if (await eventually(() => button.first().isVisible())) await button.first().click();
  else stage.complain(`the second tab does not take over: ${await describeScreen(stage)}`);
}

/**
 * Restarts (4.25): the service gives the link another hash, and the first form opens without an answer and without the
 * landing page.
 */
async function restart(stage: Stage, { wire }: PlannedForm): Promise<void> {
  const { page, visit, journey } = stage;
  const before = visit.hash;
  const name = /recomeçar|reiniciar|começar de novo/i;
  await page.getByRole('button', { name }).first().click();
  const confirm = page
    .getByRole('alertdialog')
    .or(page.getByRole('dialog'))
    .getByRole('button', { name: /recomeçar|reiniciar|confirmar|sim/i });
  await confirm.last().click();
  if (!(await eventually(() => visit.hash !== before)))
    throw new DeadEnd(`"${wire.slug}" does not restart: ${await describeScreen(stage)}`);
  const [first] = journey.steps;
  if (first?.kind !== 'form') return;
  await awaitForm(stage, first);
  await judgeLooks(stage, first.fields.filter(isEmptyAtFirst).map(emptied), 'after a restart');
  if ([...new URL(page.url()).searchParams.values()].includes(before))
    stage.complain(`the address has the earlier hash after a restart: ${page.url()}`);
}

/** Requests that the page awaits fail with its end, which it may still report. */
async function closePage({ page }: Stage): Promise<void> {
  page.removeAllListeners('console');
  await page.close();
}

/**
 * Follows a link to an earlier form (2.22), and sends that form. The form at which the visitor was is then open as it
 * was. If the service has asked for the repetition, the visit is over instead (4.26), and the link opens the form anew.
 */
async function redo(stage: Stage, form: PlannedForm, { slug, isExternal }: PlannedRedo): Promise<void> {
  const { visit, journey } = stage;
  const earlier = journey.steps.find(({ wire }) => wire.slug === slug);
  if (earlier?.kind !== 'form') return;
  if (isExternal) visit.externalRedo = slug;
  await closePage(stage);
  await openPage(stage, { redo_step: slug });
  await awaitForm(stage, earlier);
  if (isExternal) {
    await stage.page.reload();
    await awaitForm(stage, earlier); // it stays open until it is sent
  }
  await repeatForm(stage, earlier);
  if (!isExternal) {
    await awaitForm(stage, form);
    await stage.page.reload(); // the link opens the earlier form once
    return resumeForm(stage, form, 'after an earlier form was repeated');
  }
  await judgeEndOfRedo(stage);
  await closePage(stage);
  await openPage(stage);
  await awaitForm(stage, form);
  await fillForm(stage, form);
}

/** The repetition that the service has asked for is the whole visit: the final page follows. */
async function judgeEndOfRedo(stage: Stage): Promise<void> {
  const { title = '' } = stage.journey.system.configuration?.display.finalPage ?? {};
  const heading = mainOf(stage).getByRole('heading', title === '' ? {} : { name: title });
  const isOver = async (): Promise<boolean> =>
    openSlug(stage) === 'final-page' && (await heading.first().isVisible());
  if (!(await eventually(isOver)))
    throw new DeadEnd(
      `a repetition does not end the visit: ${stage.page.url()} ${await describeScreen(stage)}`,
    );
}

/** Is the field empty on the screen when its form opens for the first time? */
const isEmptyAtFirst = ({ wire, control, answer, isShown }: PlannedField): boolean =>
  isShown &&
  control === 'textbox' &&
  answer?.kind === 'type' &&
  wire.component === 'text' &&
  wire.defaultValue === undefined &&
  wire.conditionals === undefined &&
  !wire.label?.includes('{{');

const emptied = (field: PlannedField): PlannedField => ({ ...field, look: '' });
