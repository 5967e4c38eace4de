import type { PlannedForm } from '../journey.ts';
import { UNLOCK_CODE } from '../service/code-answers.ts';
import { agreeToTerms } from './answer-field.ts';
import { answerOfferOfOther, offersOther } from './answer-offer-of-other.ts';
import { answerRefusal, readDivergence } from './answer-refusal.ts';
import { confirmCode } from './confirm-code.ts';
import { judgeLooks } from './judge-looks.ts';
import { DeadEnd, describeScreen, eventually, mainOf, PATIENCE, type Stage } from './stage.ts';

/**
 * Presses the button of the form until the service has taken it, also through a planned error or a request for a code.
 * @returns false if the visitor goes on with another proposal, or begins anew, instead.
 */
export async function sendForm(stage: Stage, form: PlannedForm): Promise<boolean> {
  const { visit, page } = stage;
  const { slug } = form.wire;
  const submissions = () => visit.submissions.filter(({ step }) => step === slug);
  const before = submissions().length;
  const hasFiles =
    before === 0 &&
    form.fields.some(({ control, answer, isShown }) => control === 'files' && answer && isShown);
  // The files of the first step follow its creation in a write of their own.
  const isTaken = () =>
    submissions().length > before &&
    (!hasFiles || submissions().some(({ files }) => Object.keys(files).length > 0));
  const other = offersOther(stage, form) ? stage.journey.other : undefined;
  for (let press = 1; press <= 4 && !isTaken(); press += 1) {
    await agreeToTerms(stage);
    const callsBefore = visit.calls.length;
    const isWrite = isWriteOf(slug, visit.hash);
    // A browser may send a lost request again by itself, which the form then has taken without another press.
    const isAnswered = (): boolean => isTaken() || visit.calls.slice(callsBefore).some(isWrite);
    // A click may have its effect although a busy machine does not report it in time.
    const isPressed = await eventually(async () => isAnswered() || (await pressPrimary(stage)));
    if (!isPressed) throw new DeadEnd(`"${slug}" has no button to press: ${await describeScreen(stage)}`);
    if (other && press === 1) {
      await answerOfferOfOther(stage, other);
      if (other.choice !== 'new') {
        await awaitChange(stage, form);
        return false;
      }
    }
    if (!(await eventually(isAnswered)))
      throw new DeadEnd(`the button of "${slug}" sends nothing: ${await describeErrors(stage)}`);
    const isCreated = (): boolean => submissions().length > before;
    const haveFilesFailed = (): boolean =>
      visit.calls
        .slice(callsBefore)
        .some(call => isWrite(call) && (call.isLost === true || call.status >= 400));
    if (isCreated()) await eventually(() => isTaken() || haveFilesFailed());
    if (isTaken()) break;
    if (visit.isLocked) {
      await confirmCode(stage, UNLOCK_CODE);
      await page.getByRole('heading', { name: form.wire.name }).waitFor({ timeout: PATIENCE });
      await judgeLooks(stage, form.fields, 'after the confirmation of a code');
      continue;
    }
    if (form.trouble?.kind === 'refused' && visit.isFirst('dialog about a refused document')) {
      if (await answerRefusal(stage, form, form.trouble)) continue;
      return false;
    }
    if (form.trouble?.kind === 'diverging' && visit.isFirst('message about a diverging address')) {
      await readDivergence(stage, form, form.trouble);
      continue;
    }
    const fault = isCreated() ? form.filesFault : form.fault;
    const seen = typeof fault === 'object' ? fault.seen : undefined;
    if (seen !== undefined && !(await eventually(() => page.getByText(seen).first().isVisible())))
      stage.complain(`"${slug}": the visitor does not read "${seen}": ${await describeScreen(stage)}`);
  }
  if (!isTaken()) throw new DeadEnd(`"${slug}" cannot be sent: ${await describeScreen(stage)}`);
  if (form.loses === 'answer' && visit.isEnded) await repeatUntilRead(stage, form);
  return true;
}

/**
 * The answer that ends the journey was lost: the visitor tries again, as the app offers, until the same submission has
 * got it. A press while the app still asks whether the submission has arrived may have no effect.
 */
async function repeatUntilRead(stage: Stage, { wire }: PlannedForm): Promise<void> {
  const { visit } = stage;
  const isWrite = isWriteOf(wire.slug, visit.hash);
  const lost = visit.calls.findLastIndex(call => isWrite(call) && call.isLost === true);
  const isRead = (): boolean => visit.calls.slice(lost + 1).some(isWrite);
  if (!(await eventually(async () => isRead() || ((await pressPrimary(stage)) && isRead()))))
    throw new DeadEnd(`"${wire.slug}" is not sent again: ${await describeScreen(stage)}`);
}

/** Waits until the visitor has gone on with another proposal. */
async function awaitChange(stage: Stage, { wire }: PlannedForm): Promise<void> {
  if (!(await eventually(() => stage.visit.current.wire.slug !== wire.slug)))
    throw new DeadEnd(`the other proposal does not open: ${await describeScreen(stage)}`);
}

const isWriteOf =
  (slug: string, hash: string) =>
  ({ operation, path, purpose }: { operation: string; path: string; purpose?: string }): boolean =>
    operation === 'createProposal'
      ? path === hash
      : operation === 'updateStep' && purpose === 'submit' && path.split(' ').includes(slug);

/**
 * Presses the button by which a visitor goes on: in a dialog the one that tries again, else the button of the form.
 * @returns false if it cannot be pressed now.
 */
async function pressPrimary(stage: Stage): Promise<boolean> {
  const { page } = stage;
  const dialog = page.getByRole('alertdialog').or(page.getByRole('dialog'));
  const again = dialog.getByRole('button', { name: /^(Tentar novamente|Enviar de novo)/i });
  const go = mainOf(stage).getByRole('button', {
    name: /^(Continuar|Enviar|Confirmar|Aceitar|Concordar|Tentar novamente$)/i,
  });
  const button = (await dialog.count()) > 0 ? again : go;
  return button
    .last()
    .click({ timeout: 3000 })
    .then(
      () => true,
      () => false,
    );
}

/** The messages at the fields that stand in the way. */
async function describeErrors(stage: Stage): Promise<string> {
  const errors = await stage.page.locator('[aria-invalid=true]').evaluateAll(elements =>
    elements.map(element => {
      const described = (
        element.getAttribute('aria-describedby') ??
        element.getAttribute('aria-errormessage') ??
        ''
      ).split(' ');
      const label =
        (element as HTMLInputElement).labels?.[0]?.textContent ?? element.getAttribute('aria-label'); // may be no input
      return `${label}: ${described.map(id => document.getElementById(id)?.textContent).join(' ')}`;
    }),
  );
  return errors.length > 0 ? errors.join('; ') : await describeScreen(stage);
}
