import { currentStepSlugOf, stepBySlug } from '#journey/current-step.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import type { Context } from './context.ts';
import { followOutcome } from './follow-outcome.ts';
import { currentHashIdOf } from './hash-id.ts';
import { type SendMore, type Submission, WITHOUT_FORM } from './submission.ts';

/**
 * The bill is overdue (4.19): opens the step for its receipt, or continues without it. `onCancel` is that of the
 * submission which continues.
 */
export async function askForReceipt(
  context: Context,
  { hashId, onCancel }: Pick<Submission, 'hashId' | 'onCancel'>,
  outcome: StepOutcome,
  sendMore: SendMore,
): Promise<NextAction> {
  const { api, ask, placeScope, platform, state } = context;
  const place = placeScope.current();
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
    // Another question has replaced this one. No form is behind them, and the wait has ended: nothing else would follow.
    await ask.closed();
    return place.aborted ? stay : { kind: 'run', recovery: onCancel };
  }
  if (choice === 'ok') return followOutcome(context, outcome);
  const slug = currentStepSlugOf(outcome.proposal);
  const knownStep = state.config && stepBySlug(state.config, slug);
  const fetchedStep = knownStep ? undefined : await api.showStep(currentHashIdOf(context, hashId), slug);
  const step = knownStep ?? (fetchedStep?.ok ? fetchedStep.value : undefined);
  if (!step) return followOutcome(context, outcome);
  return sendMore({
    ...WITHOUT_FORM,
    step,
    hashId,
    data: { stepAction: 'skipStep' },
    coordinates: platform.geolocation.locate(),
    onCancel,
  });
}
