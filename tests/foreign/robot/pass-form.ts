import type { PlannedForm } from '../journey.ts';
import { agreeToTerms, answerField } from './answer-field.ts';
import { judgeLooks } from './judge-looks.ts';
import { judgeScreen } from './judge-screen.ts';
import { judgeSent } from './judge-sent.ts';
import { sendForm } from './send-form.ts';
import { DeadEnd, describeScreen, eventually, openSlug, type Stage } from './stage.ts';

/** Fills a form and sends it, with the detour that the journey plans. */
export async function passForm(stage: Stage, form: PlannedForm): Promise<void> {
  const { slug } = form.wire;
  await awaitForm(stage, form);
  if (stage.visit.lastSubmissionOf(slug)) return repeatForm(stage, form);
  for (const act of form.acts) {
    await answerField(stage, act).catch((error: Error) => {
      throw new DeadEnd(
        `"${act.field.name}" of "${slug}" cannot be answered: ${JSON.stringify(act.field.wire)} ${error.message}`,
      );
    });
  }
  await judgeScreen(stage, `"${slug}" when it is filled`);
  await judgeLooks(stage, form.fields, `"${slug}" when it is filled`);
  if (form.detour === 'reload') await reload(stage, form);
  await sendForm(stage, form);
  judgeLast(stage, form, false);
  if (form.detour === 'back' || form.detour === 'resend') await goBack(stage, form);
}

/** Sends a form again that the service has opened again, as it stands. */
async function repeatForm(stage: Stage, form: PlannedForm): Promise<void> {
  const { slug } = form.wire;
  await judgeLooks(stage, fieldsThatStay(form), `"${slug}" when it is opened again`);
  await sendForm(stage, form);
  judgeLast(stage, form, true);
}

async function awaitForm(stage: Stage, { wire }: PlannedForm): Promise<void> {
  const heading = stage.page.getByRole('heading', { name: wire.name }).first();
  const isOpen = async (): Promise<boolean> => {
    await agreeToTerms(stage);
    return openSlug(stage) === wire.slug && heading.isVisible();
  };
  if (!(await eventually(isOpen)))
    throw new DeadEnd(
      `"${wire.slug}" does not open with its title "${wire.name}": ${stage.page.url()} ${await describeScreen(stage)}`,
    );
}

async function reload(stage: Stage, form: PlannedForm): Promise<void> {
  await stage.page.waitForTimeout(600); // a draft is stored after half a second at most (11.3)
  await stage.page.reload();
  await awaitForm(stage, form);
  await agreeToTerms(stage);
  const fileActs = form.acts.filter(({ field, answer }) => field.isShown && answer.kind === 'attach');
  for (const act of fileActs) await answerField(stage, act); // drafts hold no documents (11.4)
  await judgeLooks(stage, form.fields, `"${form.wire.slug}" after a reload`);
}

/** Goes back from the next form to this one, and sends it again or returns. */
async function goBack(stage: Stage, form: PlannedForm): Promise<void> {
  const { visit, page } = stage;
  const { slug } = form.wire;
  const next = visit.open;
  if (
    next.kind !== 'form' ||
    visit.reviewed !== undefined ||
    visit.isEnded ||
    visit.isCompleting ||
    form.asksForCode
  )
    return;
  await awaitForm(stage, next);
  await page.goBack();
  await awaitForm(stage, form);
  await judgeLooks(stage, fieldsThatStay(form), `"${slug}" after going back`);
  if (form.detour === 'back') {
    await page.goForward();
    return;
  }
  await sendForm(stage, form);
  judgeLast(stage, form, true);
}

/** The fields that look the same when their stored values are shown. */
const fieldsThatStay = ({ fields }: PlannedForm): PlannedForm['fields'] =>
  fields.filter(({ looksSameWhenStored, wire }) => looksSameWhenStored && wire.hiddenOnFilled !== true);

function judgeLast(stage: Stage, { fields, wire }: PlannedForm, isRepeated: boolean): void {
  const submission = stage.visit.lastSubmissionOf(wire.slug);
  if (submission) judgeSent(stage, fields, submission, isRepeated);
}
