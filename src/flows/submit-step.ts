import { afterAnswer } from '#journey/after-submit.ts';
import { stepBySlug } from '#journey/current-step.ts';
import { noOfferPage } from '#journey/errors/no-offer.ts';
import { payloadOf } from '#journey/form/payload.ts';
import type { Failure } from '#journey/model/failure.ts';
import { go, type Next, stay } from '#journey/model/next.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { fail, type Result } from '#shared/result.ts';
import { acceptOutcome } from './accept-outcome.ts';
import type { Context } from './context.ts';
import { dropDraft, keepDraft, saveDrafts } from './drafts.ts';
import { findErrors } from './field-errors.ts';
import { reportFailure } from './report-failure.ts';

/** No answer came, or one that nobody can read: the write may have arrived all the same (11.2). */
const isUnknownOutcome = (failure: Failure): boolean =>
  failure.kind === 'network' ||
  failure.kind === 'timeout' ||
  failure.kind === 'malformed' ||
  (failure.kind === 'service' && [502, 503, 504].includes(failure.status));

/**
 * Submits the step in view (4.15): checks what stands in it, then creates or updates.
 * One write at a time; geolocation starts at the press and never holds the write up longer than 10 s (4.17).
 */
export async function submitStep(context: Context): Promise<Next> {
  const { state } = context;
  if (state.form.submitting) return stay;
  if (findErrors(context)) return stay;
  return write(context, false);
}

/** Sends again what could not be sent, after asking whether it arrived (11.2). */
export async function resubmitStep(context: Context): Promise<Next> {
  if (context.state.form.submitting) return stay;
  return write(context, true);
}

async function write(context: Context, mayHaveArrived: boolean): Promise<Next> {
  const { state } = context;
  const step = state.config && stepBySlug(state.config, state.form.slug);
  if (!step) return stay;
  state.form.submitting = true;
  state.form.notice = '';
  keepDraft(context);
  void saveDrafts(context);
  try {
    const arrived = mayHaveArrived ? await askWhetherArrived(context, step) : undefined;
    if (arrived) return await afterWrite(context, step, arrived);
    const answer = await send(context, step);
    if (answer.ok) return await afterWrite(context, step, answer.value);
    const found = isUnknownOutcome(answer.problem) ? await askWhetherArrived(context, step) : undefined;
    return found ? await afterWrite(context, step, found) : reportFailure(context, answer.problem, 'submit');
  } finally {
    state.form.submitting = false;
  }
}

async function send(context: Context, step: Step): Promise<Result<StepOutcome, Failure>> {
  const { api, platform, state, form } = context;
  const coordinates = await platform.geolocation.locate();
  const session = form.current();
  const written = {
    hashId: state.hashId,
    slug: step.slug,
    order: step.order,
    metaProductBankId: step.metaProductBankId || (state.config?.metaProductBank.id ?? ''),
    data: session ? payloadOf(step, session.view, session.values) : {},
    deviceTracking: platform.device.tracking(coordinates),
    known: state.proposal,
  };
  if (state.proposal && state.proposal.id !== '') return api.updateStep(written);
  const created = await api.createProposal({
    ...written,
    deviceIp: state.deviceIp ?? '',
    jwtToken: state.entry.jwtToken || (state.config?.jwtToken ?? ''),
  });
  if (created.ok && created.value.proposal.id === '' && created.value.result !== 'noOffer') {
    return fail({ kind: 'journey', problem: 'creationFailed', detail: 'the answer has no id' });
  }
  return created;
}

/**
 * Asks the service whether a write of unknown outcome arrived: it did when the proposal now exists, or has left the step.
 * `undefined` when it did not, or when this too cannot be known.
 */
async function askWhetherArrived({ api, state }: Context, step: Step): Promise<StepOutcome | undefined> {
  const system = await api.getSystem(state.hashId, state.entry.userOfficeToken);
  if (!system.ok || !system.value.proposal) return undefined;
  const { proposal, waitsForCompletion } = system.value;
  const isNew = !state.proposal || state.proposal.id === '';
  const hasMoved = proposal.currentStep !== (state.proposal?.currentStep ?? step.slug);
  if (!isNew && !hasMoved && !waitsForCompletion) return undefined;
  return { proposal, stepStatus: undefined, result: 'form', waitsForCompletion, message: '' };
}

async function afterWrite(context: Context, step: Step, outcome: StepOutcome): Promise<Next> {
  const { state } = context;
  acceptOutcome(context, step.slug, outcome);
  state.percentage[step.slug] = 1;
  await dropDraft(context, step.slug);
  if (outcome.result === 'noOffer') return noOfferPage;
  return state.config ? go(afterAnswer(state.config, outcome.proposal, outcome.waitsForCompletion)) : stay;
}
