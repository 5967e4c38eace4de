import type { Failure, ServiceFailure } from '#journey/model/failure.ts';
import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import { decodedStatus } from '#journey/model/step.ts';
import { pollingPolicies } from '#journey/polling/index.ts';
import { asRef } from '#state/app-state.ts';
import type { Context } from './context.ts';
import { customerMessageOf, handleFailure } from './handle-failure.ts';
import { openJourney } from './open-journey.ts';
import { retryDelay } from './retry-delay.ts';
import { sendToken } from './send-token.ts';
import { rememberTokenMethod, storeAccessToken, tokenMethods, tokenSlug } from './token-methods.ts';
import { pause } from './wait.ts';

/** 2.31: pause before another code may be requested, unless the service names one (a-2.31). Seconds. */
const RESEND_AFTER = 30;
const REFUSED_TEXT = 'Código inválido ou expirado. Confira e tente novamente.';

function mayResendAfter({ state, platform }: Context, seconds = RESEND_AFTER): void {
  state.confirmation.resendAt = platform.clock.now() + seconds * 1000;
}

/**
 * Opens the route of 2.10: loads the ways to receive a code, and whether one has been sent already (a phone may have
 * ended the page while the message was read). The choice is shown meanwhile.
 */
export async function openTokenConfirmation(context: Context, signal: AbortSignal): Promise<NextAction> {
  const { api, state } = context;
  if (state.token.status === 'sent') return pollUntilClicked(context, signal);
  state.token = { status: 'idle', method: '', target: '', error: '' };
  const validation = await api.getTokenValidation(state.hashId, tokenSlug(context), signal);
  // A press in the meantime makes this answer obsolete.
  if (signal.aborted || !validation.ok) return stay;
  const { status, method, target, resendAfter } = validation.value;
  if (method !== '') state.confirmation.methods = asRef([{ method, target }]);
  if (status !== 'waiting') return stay;
  if (resendAfter !== undefined) mayResendAfter(context, resendAfter);
  state.token = { status: 'sent', method, target, error: '' };
  return pollUntilClicked(context, signal);
}

/** Polls in the background and dispatches the result. */
function startClickPolling(context: Context, signal: AbortSignal): NextAction {
  void pollUntilClicked(context, signal).then(context.dispatch);
  return stay;
}

/** The link in the message may be opened anywhere, so the service is polled every 2 s (2.23, 7.20). */
async function pollUntilClicked(context: Context, signal: AbortSignal): Promise<NextAction> {
  const { api, state } = context;
  let hasReported = false;
  const defaultPause = pollingPolicies.tokenValidation.interval;
  let interval = defaultPause;
  for (;;) {
    try {
      await pause(context, interval, signal);
    } catch {
      return stay;
    }
    const validation = await api.getTokenValidation(state.hashId, tokenSlug(context), signal);
    if (signal.aborted) return stay;
    interval = validation.ok ? defaultPause : retryDelay(validation.problem, defaultPause);
    if (!validation.ok) {
      // The code can still be typed, so the visitor sees nothing; the console gets one line.
      if (!hasReported) handleFailure(context, validation.problem, 'token');
      hasReported = true;
    } else if (validation.value.status === 'success') {
      return confirmed(context, validation.value.accessToken);
    } else if (validation.value.status === 'failed') {
      state.token.status = 'failed';
      return stay;
    }
  }
}

/** Requests a confirmation code (2.23, 7.20). While a pause is running (429, Retry-After) it does nothing. */
export async function requestToken(context: Context, method: string): Promise<NextAction> {
  const { platform, placeScope, state } = context;
  const tokenBefore = { ...state.token };
  if (tokenBefore.status === 'sending' || tokenBefore.status === 'checking') return stay;
  if (state.confirmation.resendAt > platform.clock.now()) return stay;
  const signal = placeScope.enter();
  state.token.status = 'sending';
  state.token.error = '';
  const answer = await sendToken(context, tokenSlug(context), { method });
  if (signal.aborted) return stay;
  if (!answer.ok) {
    const { problem } = answer;
    state.token = tokenBefore;
    if (problem.kind === 'service' && (problem.status === 429 || problem.retryAfter !== undefined))
      mayResendAfter(context, problem.retryAfter);
    const nextAction = showCodeFailure(context, problem);
    return nextAction ?? (tokenBefore.status === 'sent' ? startClickPolling(context, signal) : stay);
  }
  const { target, resendAfter } = answer.value;
  const knownTarget = tokenMethods(context).find(candidate => candidate.method === method)?.target ?? '';
  const way = { method, target: target || knownTarget };
  rememberTokenMethod(context, way);
  mayResendAfter(context, resendAfter);
  state.token = { status: 'sent', ...way, error: '' };
  return startClickPolling(context, signal);
}

/**
 * Shows the failure of a code beside it, where the retry is. Returns the next action if the failure leads elsewhere.
 */
function showCodeFailure(context: Context, problem: Failure): NextAction | undefined {
  const nextAction = handleFailure(context, problem, 'token');
  if (nextAction.kind !== 'ask') return nextAction;
  context.state.token.error = nextAction.question.text;
  return undefined;
}

/** Checks the code. After the right one the visitor is back at the previous place with all values (4.24). */
export async function enterToken(context: Context, code: string): Promise<NextAction> {
  const { placeScope, state } = context;
  if (state.token.status !== 'sent' || code === '') return stay;
  const signal = placeScope.enter();
  state.token.status = 'checking';
  state.token.error = '';
  const answer = await sendToken(context, tokenSlug(context), { token: code });
  if (signal.aborted) return stay;
  state.token.status = 'sent';
  if (answer.ok) {
    const status = decodedStatus(answer.value.status);
    if (status === 'success') return confirmed(context, answer.value.accessToken);
    if (status === 'failed') state.token.status = 'failed';
    else state.token.error = REFUSED_TEXT;
  } else {
    const { problem } = answer;
    if (isRefusal(problem)) state.token.error = customerMessageOf(context, problem) || REFUSED_TEXT;
    else {
      const nextAction = showCodeFailure(context, problem);
      if (nextAction) return nextAction;
    }
  }
  return state.token.status === 'sent' ? startClickPolling(context, signal) : stay;
}

/** Services report a wrong code in many ways; none of them is an event for developers. */
const isRefusal = (problem: Failure): problem is ServiceFailure =>
  problem.kind === 'service' &&
  [400, 401, 403, 404, 409, 422, 429].includes(problem.status) &&
  !problem.endsFlow &&
  !problem.redirects;

/** Returns to the previous place: a form with its values, or a step that is polled again. */
function confirmed(context: Context, accessToken: string): Promise<NextAction> | NextAction {
  const { state } = context;
  const { backTo } = state.confirmation;
  storeAccessToken(context, accessToken);
  state.token = { status: 'idle', method: '', target: '', error: '' };
  state.confirmation = { backTo: undefined, methods: asRef([]), resendAt: 0 };
  context.toast('success', 'Identidade confirmada', '');
  return backTo && backTo.kind !== 'opening' ? go(backTo) : openJourney(context);
}
