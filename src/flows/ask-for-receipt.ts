import { currentStepSlugOf, stepBySlug } from '#journey/current-step.ts';
import { takesFiles } from '#journey/fields/takes-files.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import type { Context } from './context.ts';
import { followOutcome } from './follow-outcome.ts';
import { currentHashIdOf } from './hash-id.ts';
import { questionMarkOf, TAB_QUESTION, TAB_UNANSWERED } from './is-question-open.ts';
import { type SendMore, type Submission, WITHOUT_FORM } from './submission.ts';

/**
 * The bill is overdue (4.19): opens the step for its receipt, or continues without it. `onCancel` is that of the
 * submission which continues. A step without a field for files takes no receipt: the visitor could attach nothing
 * there and must not skip it, so the journey continues at it. After a reload the step opens, and with it the question.
 */
export async function askForReceipt(
  context: Context,
  { hashId, onCancel }: Pick<Submission, 'hashId' | 'onCancel'>,
  outcome: Pick<StepOutcome, 'proposal' | 'waitsForCompletion'>,
  sendMore: SendMore,
): Promise<NextAction> {
  const { ask, placeScope, platform, state } = context;
  const place = placeScope.current();
  const step = await findStep(context, hashId, currentStepSlugOf(outcome.proposal));
  if (place.aborted) return stay;
  platform.tabMemory.remove(TAB_UNANSWERED);
  if (!step || !fieldsOf(step).all.some(takesFiles)) return followOutcome(context, outcome);
  // Without the question, nobody could decline at the step. 'Agora não' ends it too, but only once the step is skipped.
  platform.tabMemory.write(TAB_QUESTION, questionMarkOf(state, step.slug));
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
  if (choice === 'withdrawn') {
    if (onCancel === 'stay') return stay;
    // Another question has replaced this one. No form is behind them, and the wait has ended: nothing else would
    // follow.
    await ask.closed();
    return place.aborted ? stay : { kind: 'run', recovery: onCancel };
  }
  if (choice === 'ok') {
    platform.tabMemory.remove(TAB_QUESTION);
    return followOutcome(context, outcome);
  }
  return sendMore({
    ...WITHOUT_FORM,
    step,
    hashId,
    data: { stepAction: 'skipStep' },
    coordinates: platform.geolocation.locate(),
    onCancel,
  });
}

/** The step as the configuration or, if that does not contain it, the service describes it. */
async function findStep(context: Context, hashId: string, slug: string): Promise<Step | undefined> {
  const { api, state } = context;
  const knownStep = state.config && stepBySlug(state.config, slug);
  if (knownStep) return knownStep;
  const answer = await api.showStep(currentHashIdOf(context, hashId), slug);
  return answer.ok ? answer.value : undefined;
}
