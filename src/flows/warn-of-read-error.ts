import { currentStepSlugOf, stepBySlug } from '#journey/current-step.ts';
import { destinationAfter } from '#journey/destination-after.ts';
import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import { askByPopup } from './ask-by-popup.ts';
import type { Context } from './context.ts';
import { currentHashIdOf } from './hash-id.ts';
import type { Submission } from './submission.ts';

/** Sends another write that follows from an answer. */
export type SendMore = (submission: Submission) => Promise<NextAction>;

const nextActionOf = ({ state }: Context, { proposal, waitsForCompletion }: StepOutcome): NextAction =>
  state.config ? go(destinationAfter(state.config, proposal, waitsForCompletion)) : stay;

/**
 * A document could not be read (4.18). The visitor chooses: go to the step that asks for it (`advance`), stay and
 * correct it (`dismiss`), or send the step again marked as finished, so that the service continues (`skip`).
 */
export async function warnOfReadError(
  context: Context,
  submission: Submission,
  outcome: StepOutcome,
  sendMore: SendMore,
): Promise<NextAction> {
  const answer = await askByPopup(context, { kind: 'readError' });
  if (answer === 'withdrawn') return stay;
  if (answer.kind === 'advance') return nextActionOf(context, outcome);
  // The service has the files; only the decision about them is sent.
  if (answer.kind === 'skip') return sendMore({ ...submission, files: [], finished: true });
  return go({ kind: 'step', slug: submission.step.slug });
}

/** The bill is overdue (4.19): opens the step for its receipt, or continues without it. */
export async function askForReceipt(
  context: Context,
  submission: Submission,
  outcome: StepOutcome,
  sendMore: SendMore,
): Promise<NextAction> {
  const { api, ask, state } = context;
  const choice = await ask.question({
    picture: 'receipt',
    type: 'warning',
    title: 'Sua conta de luz está em atraso',
    text: 'Se você já pagou, anexe o comprovante e a análise continua.',
    okText: 'Anexar comprovante',
    cancelText: 'Agora não',
    onOk: 'stay',
    // Declining has an effect of its own, so a press outside the dialog is no answer (2.59).
    onCancel: 'reopen',
    technical: '',
  });
  if (choice === 'withdrawn') return stay;
  if (choice === 'ok') return nextActionOf(context, outcome);
  const slug = currentStepSlugOf(outcome.proposal);
  const knownStep = state.config && stepBySlug(state.config, slug);
  const fetchedStep = knownStep
    ? undefined
    : await api.showStep(currentHashIdOf(context, submission.hashId), slug);
  const step = knownStep ?? (fetchedStep?.ok ? fetchedStep.value : undefined);
  if (!step) return nextActionOf(context, outcome);
  return sendMore({ ...submission, step, data: { stepAction: 'skipStep' }, files: [], finished: undefined });
}
