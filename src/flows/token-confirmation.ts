import type { Api } from '#api/api.ts';
import type { TokenAnswer } from '#api/operations/token-validation.ts';
import { stepBySlug } from '#journey/current-step.ts';
import { PATHS } from '#journey/destination.ts';
import { failureCodeOf } from '#journey/errors/failure-code.ts';
import type { Failure } from '#journey/model/failure.ts';
import { type Destination, go, type NextAction, stay } from '#journey/model/next-action.ts';
import { isSuccessful } from '#journey/model/step.ts';
import { pollingPolicies } from '#journey/polling/index.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { redirectHashIdOf, tokenMethodsOf, tokenSlugOf } from '#journey/token-methods.ts';
import { asRef } from '#state/field-state.ts';
import {
  createIdleToken,
  createInitialConfirmation,
  createSentToken,
  type TokenSubject,
} from '#state/proposal-state.ts';
import { isCodeRefusal, refuseCode, refuseCodeWith } from './actions/refused-code.ts';
import { clearTokenErrors } from './clear-token-errors.ts';
import type { Context, StateContext } from './context.ts';
import { followRedirect } from './follow-redirect.ts';
import { handleFailure } from './handle-failure.ts';
import { notePress } from './note-press.ts';
import { openJourney } from './open-journey.ts';
import { codeKeyOf, putAsideOtherCode } from './put-aside-other-code.ts';
import { repeatWhenOnline } from './repeat-when-online.ts';
import { requestCode } from './request-code.ts';
import { retryDelay } from './retry-delay.ts';
import { sendToken } from './send-token.ts';
import { sleepBetweenPolls } from './sleep-between-polls.ts';
import { mustWaitToResend, startResendPause } from './start-resend-pause.ts';
import { storeAccessToken } from './store-access-token.ts';
import { passRetryPause } from './time-until-retry.ts';
import { isUnknownOutcome } from './unknown-outcome.ts';

const subjectOf = ({ state }: StateContext): TokenSubject => ({
  slug: tokenSlugOf(state),
  redirectHashId: redirectHashIdOf(state.confirmation),
});

/** Where the pause before another code of this subject is kept, also if the visitor needs another one by now (2.31). */
function pauseOf({ state }: StateContext, subject: TokenSubject): { resendAt: number } {
  const key = codeKeyOf(subject);
  if (codeKeyOf(state.token) === key) return state.confirmation;
  state.otherCodes[key] ??= { resendAt: 0 };
  return state.otherCodes[key];
}

/** Asks for the status of the code. */
function loadStatus(context: Context, signal: AbortSignal): ReturnType<Api['getTokenValidation']> {
  const { slug, redirectHashId } = subjectOf(context);
  return context.api.getTokenValidation(redirectHashId ?? context.state.hashId, slug, signal);
}

/**
 * Opens the page where the visitor confirms a code (2.10): loads the methods of receiving one, and whether one was sent
 * already (a phone may have ended the page while the message was read). The page shows the choice meanwhile.
 */
export async function openTokenConfirmation(context: Context, signal: AbortSignal): Promise<NextAction> {
  const { state } = context;
  putAsideOtherCode(state, subjectOf(context));
  if (state.token.status === 'sent') return pollUntilClicked(context, signal);
  state.token = createIdleToken(state.token);
  const validation = await loadStatus(context, signal);
  // A press in the meantime makes this answer obsolete.
  if (signal.aborted) return stay;
  if (!validation.ok) return handleFailure(context, validation.problem, 'tokenPoll');
  return takeSentCode(context, validation.value) ? pollUntilClicked(context, signal) : stay;
}

/** Shows the place for a code that was sent already. `false`: none was. */
function takeSentCode(context: Context, { status, method, target, resendAfter }: TokenAnswer): boolean {
  const { state } = context;
  if (method !== '') state.confirmation.methods = asRef([{ method, target }]);
  if (status !== 'waiting') return false;
  if (resendAfter !== undefined) startResendPause(context, state.confirmation, resendAfter);
  state.token = createSentToken(state.token, { method, target }, true);
  return true;
}

/**
 * After a request of unknown outcome: whether the message is out, so that its code needs a place to be typed (11.2).
 */
async function wasCodeSent(context: Context, signal: AbortSignal): Promise<boolean> {
  const validation = await loadStatus(context, signal);
  return !signal.aborted && validation.ok && takeSentCode(context, validation.value);
}

/** Polls in the background and dispatches the result. */
function startClickPolling(context: Context, signal: AbortSignal): NextAction {
  void pollUntilClicked(context, signal).then(context.dispatch);
  return stay;
}

/** The link in the message may be opened anywhere, so the service is polled every 2 s (2.23, 7.20). */
async function pollUntilClicked(context: Context, signal: AbortSignal): Promise<NextAction> {
  const { state } = context;
  const reportedCodes = new Set<string>();
  const defaultPause = pollingPolicies.tokenValidation.interval;
  let interval = defaultPause;
  state.confirmation.awaitsClick = true;
  for (;;) {
    try {
      await sleepBetweenPolls(context, interval, signal);
      await passRetryPause(context, 'getTokenValidation', signal);
    } catch {
      return stay;
    }
    const validation = await loadStatus(context, signal);
    if (signal.aborted) return stay;
    interval = validation.ok ? defaultPause : retryDelay(validation.problem, defaultPause);
    if (!validation.ok) {
      // The code can still be typed, so the visitor sees nothing of a temporary failure; the console gets one line for
      // it.
      const code = failureCodeOf(validation.problem);
      const isReported = reportedCodes.has(code);
      reportedCodes.add(code);
      const nextAction = handleFailure(context, validation.problem, 'tokenPoll', { isReported });
      if (nextAction.kind !== 'stay') return nextAction;
    } else {
      const { status } = validation.value;
      if (isSuccessful(status)) {
        const { accessToken } = validation.value;
        if (redirectHashIdOf(state.confirmation) === undefined) storeAccessToken(context, accessToken);
        return returnToPlace(context, accessToken);
      }
      if (status === 'failed' || status === 'remake' || (status === 'init' && state.token.hasWaited)) {
        endCode(context);
        return stay;
      }
      if (status === 'waiting') state.token.hasWaited = true;
    }
  }
}

/** The code and the link of the message are no longer valid. */
function endCode({ state }: StateContext): void {
  state.token.status = 'failed';
  state.confirmation.awaitsClick = false;
}

/** Requests a confirmation code (2.23, 7.20). While a pause is running (429, Retry-After) it does nothing. */
export async function requestToken(context: Context, method: string): Promise<NextAction> {
  const { placeScope, state } = context;
  if (state.token.status === 'sending' || state.token.status === 'checking') return stay;
  if (mustWaitToResend(context, state.confirmation.resendAt)) return stay;
  const signal = placeScope.enter();
  clearTokenErrors(context);
  const tokenBefore = { ...state.token };
  state.token.status = 'sending';
  const subject = subjectOf(context);
  const screen = {
    subject,
    methods: tokenMethodsOf(state),
    place: PATHS.tokenValidation,
    findPause: () => pauseOf(context, subject),
  };
  const answer = await requestCode(context, screen, method, signal);
  if (!answer) return stay;
  if (answer.ok) return startClickPolling(context, signal);
  const { problem } = answer;
  state.token = tokenBefore;
  const nextAction = showTokenFailure(context, 'requestError', problem);
  const mayBeOut = !nextAction && isUnknownOutcome(problem) && tokenBefore.status !== 'sent';
  if (mayBeOut && (await wasCodeSent(context, signal))) return startClickPolling(context, signal);
  if (signal.aborted) return stay;
  const awaitsClick = tokenBefore.status === 'sent' || state.confirmation.awaitsClick;
  return nextAction ?? (awaitsClick ? startClickPolling(context, signal) : stay);
}

/**
 * Shows the failure of a request or a code beside it, where the retry is. Returns the next action if the failure leads
 * elsewhere.
 */
function showTokenFailure(
  context: Context,
  error: 'requestError' | 'codeError',
  problem: Failure,
): NextAction | undefined {
  const nextAction = handleFailure(context, problem, 'token');
  if (nextAction.kind !== 'ask') return nextAction;
  const { text, whenOnline } = nextAction.question;
  context.state.token[error] = text;
  if (whenOnline)
    repeatWhenOnline(context, error, () => {
      // The press itself is not repeated, and another text stays.
      if (context.state.token[error] === text) context.state.token[error] = '';
      return stay;
    });
  return undefined;
}

/** Checks the entered code. If it is right, the visitor returns to the previous place with all values (4.24). */
export async function enterToken(context: Context, code: string): Promise<NextAction> {
  const { placeScope, state } = context;
  if (state.token.status !== 'sent' || code === '') return stay;
  const signal = placeScope.enter();
  state.token.status = 'checking';
  clearTokenErrors(context);
  const answer = await sendToken(context, subjectOf(context), { token: code });
  if (signal.aborted) return stay;
  state.token.status = 'sent';
  if (answer.ok) {
    const { status } = answer.value;
    if (isSuccessful(status)) return returnToPlace(context, answer.value.accessToken);
    if (status === 'failed') endCode(context);
    else refuseCodeWith(context);
  } else {
    const { problem } = answer;
    if (isCodeRefusal(problem)) refuseCode(context, problem);
    else {
      const nextAction = showTokenFailure(context, 'codeError', problem);
      if (nextAction) return nextAction;
    }
  }
  return state.token.status === 'sent' ? startClickPolling(context, signal) : stay;
}

/**
 * Returns to the previous place: a form with its values, or a step that is polled again. After a redirection it opens
 * the other proposal.
 */
function returnToPlace(context: Context, accessToken: string): Promise<NextAction> | NextAction {
  const { state } = context;
  const { backTo } = state.confirmation;
  const redirect = backTo?.kind === 'opening' ? backTo.redirect : undefined;
  state.token = createIdleToken({ slug: '' });
  state.confirmation = createInitialConfirmation();
  if (!isCodeStep(context, backTo)) context.toast('success', 'Identidade confirmada', '');
  if (redirect) {
    // The first proposal stays until the other one has answered (8.24).
    state.redirectToken = { hashId: redirect.hashId, token: accessToken };
    notePress(context);
    return followRedirect(context, redirect.hashId, redirect.message);
  }
  return backTo && backTo.kind !== 'opening' ? go(backTo) : openJourney(context);
}

/** Whether the place is a step that asks for a code: its own screen says that the code is confirmed. */
function isCodeStep({ state: { config } }: Context, place: Destination | undefined): boolean {
  const step = place?.kind === 'step' && config ? stepBySlug(config, place.slug) : undefined;
  return step !== undefined && stepTypeOf(step).polling === 'tokenValidation';
}
