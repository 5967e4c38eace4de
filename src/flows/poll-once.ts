import { decodeProposal } from '#api/decode/proposal.ts';
import type { TokenAnswer } from '#api/operations/token-validation.ts';
import { isInReview } from '#journey/current-step.ts';
import { NO_MESSAGE } from '#journey/errors/customer-message.ts';
import { metaProductBankIdOf } from '#journey/meta-product-bank-id-of.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { StepOutcome } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import type { PollingPolicy } from '#journey/polling/polling-policy.ts';
import { type Result, succeed } from '#shared/result.ts';
import { latestStatusOf } from '#state/proposal-state.ts';
import type { Context } from './context.ts';
import { isOpenHere, knownProposalOf } from './hash-id.ts';
import { startResendPause } from './start-resend-pause.ts';
import { stepDetailsOf } from './step-details.ts';
import { storeAccessToken } from './store-access-token.ts';

type PollAnswer = Promise<Result<StepOutcome, Failure>>;

/**
 * Sends the request of a polling policy and converts its answer to an outcome. `waitForCompletion` sends its own,
 * because completion is no step.
 */
export function pollOnce(
  context: Context,
  step: Step,
  { call }: PollingPolicy,
  signal: AbortSignal,
): PollAnswer {
  if (call === 'pollC6ConsignadoPrivado') return pollStepAtC6(context, step, signal);
  if (call === 'getTokenValidation') return pollCode(context, step, signal);
  const { api, state } = context;
  const { slug, order } = step;
  const metaProductBankId = metaProductBankIdOf(step, state.config);
  const knownProposal = knownProposalOf(context);
  return api.pollStep({ hashId: state.hashId, slug, order, metaProductBankId, knownProposal }, signal);
}

/** The step at C6 that has answered a poll in this visit. */
const startedSteps = new WeakMap<Context, { hashId: string; slug: string }>();

async function pollStepAtC6(context: Context, step: Step, signal: AbortSignal): PollAnswer {
  const { api, state } = context;
  const { hashId } = state;
  const started = startedSteps.get(context);
  const isStarted = started?.slug === step.slug && isOpenHere(context, started.hashId);
  const startPolling = latestStatusOf(state, step) === 'init' || !isStarted;
  const answer = await api.pollC6ConsignadoPrivado(
    { hashId, knownProposal: knownProposalOf(context), startPolling, resendSms: false },
    signal,
  );
  if (answer.ok) startedSteps.set(context, { hashId, slug: step.slug });
  return answer;
}

/** Asks whether the code of a step is confirmed. */
async function pollCode(context: Context, step: Step, signal: AbortSignal): PollAnswer {
  const knownProposal = knownProposalOf(context);
  const answer = await context.api.getTokenValidation(context.state.hashId, step.slug, signal);
  if (!answer.ok) return answer;
  if (!signal.aborted) storeTokenValidation(context, step.slug, answer.value);
  const { status, accessToken } = answer.value;
  const proposal = { ...(knownProposal() ?? decodeProposal({ currentStep: step.slug })), accessToken };
  return succeed({
    proposal,
    ...(isInReview(proposal) ? { stepStatus: undefined, reviewStepStatus: status } : { stepStatus: status }),
    result: 'form',
    waitsForCompletion: false,
    message: NO_MESSAGE,
  });
}

/**
 * Stores what an answer about a token step says beside its status: the token of a visitor who has opened the link,
 * where the code went, and when another may be requested. If a phone ended the page while the visitor read the message,
 * only this answer tells the new visit where the code went.
 */
function storeTokenValidation(
  context: Context,
  slug: string,
  { status, accessToken, method, target, resendAfter }: TokenAnswer,
): void {
  const { state } = context;
  storeAccessToken(context, accessToken);
  if (status === 'waiting') state.token.hasWaited = true;
  const { token } = state;
  // Another tab or device may have requested another code meanwhile, which ends the former one.
  const isOther =
    token.status === 'sent' && target !== '' && (method !== token.method || target !== token.target);
  if (method === '' || (token.status !== 'idle' && !isOther)) return;
  state.token = { ...state.token, slug, status: 'sent', method, target };
  if (resendAfter !== undefined) startResendPause(context, stepDetailsOf(context, slug), resendAfter);
}
