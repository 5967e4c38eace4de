import { isJourneyOver } from '#journey/destination-after.ts';
import { go, type NextAction, stay } from '#journey/model/next-action.ts';
import { isSuccessful, type Step } from '#journey/model/step.ts';
import { createIdleToken } from '#state/proposal-state.ts';
import { storeStepStatus } from '../accept-outcome.ts';
import { clearTokenErrors } from '../clear-token-errors.ts';
import type { Context } from '../context.ts';
import { customerMessageOf, handleFailure } from '../handle-failure.ts';
import { requestCode } from '../request-code.ts';
import { sendToken } from '../send-token.ts';
import { mustWaitToResend } from '../start-resend-pause.ts';
import { stepDetailsOf } from '../step-details.ts';
import { isUnknownOutcome } from '../unknown-outcome.ts';
import { refuseCodeWith, showRefusedCode } from './refused-code.ts';

/** Requests a code or link at a token step (2.23, 7.20), then polls the step. */
export async function requestStepCode(context: Context, step: Step, method: string): Promise<NextAction> {
  const { state, placeScope } = context;
  const findPause = () => stepDetailsOf(context, step.slug);
  if (method === '' || mustWaitToResend(context, findPause().resendAt)) return stay;
  const signal = placeScope.enter();
  clearTokenErrors(context);
  const screen = { subject: step, methods: step.tokenMethods, place: step.slug, findPause };
  const answer = await requestCode(context, screen, method, signal);
  if (!answer) return stay;
  if (!answer.ok) {
    const { problem } = answer;
    const nextAction = handleFailure(context, problem, 'poll');
    if (nextAction.kind !== 'toast') return nextAction;
    if (isUnknownOutcome(problem) && state.token.status !== 'sent') {
      // The message may be out, and its code needs a place to be typed (11.2).
      const nextStep = await resumeStepCode(context, step, signal);
      if (signal.aborted || nextStep.kind !== 'stay') return nextStep;
    }
    // Beside the choice: a message over the screen would cover the other ways of receiving the code.
    if (problem.kind === 'service')
      state.token.requestError = customerMessageOf(context, problem) || nextAction.text;
    else context.toast(nextAction.type, nextAction.title, nextAction.text);
    return go({ kind: 'step', slug: step.slug });
  }
  const { status } = answer.value;
  storeStepStatus(context, step.slug, status === 'init' ? 'waiting' : status);
  return isJourneyOver(state) ? go({ kind: 'finalPage' }) : go({ kind: 'step', slug: step.slug });
}

/**
 * Asks whether a code was sent, or its link clicked, before this page was loaded. A phone may have ended the page
 * while the visitor read the message, and the service may still report the step as init (7.20). Then the step waits,
 * and the poll acts on the answer. Any other answer leaves the choice that is shown.
 */
export async function resumeStepCode(context: Context, step: Step, signal: AbortSignal): Promise<NextAction> {
  const answer = await context.api.getTokenValidation(context.state.hashId, step.slug, signal);
  // A press in the meantime makes this answer obsolete.
  if (signal.aborted || !answer.ok) return stay;
  const { status } = answer.value;
  if (status !== 'waiting' && !isSuccessful(status)) return stay;
  storeStepStatus(context, step.slug, 'waiting');
  return go({ kind: 'step', slug: step.slug });
}

/** Checks the entered code. If it is right, the step shows success and 'Continuar' (2.23). */
export async function enterStepCode(context: Context, step: Step, code: string): Promise<NextAction> {
  const { state, placeScope } = context;
  if (code === '') return stay;
  const signal = placeScope.enter();
  clearTokenErrors(context);
  const goToStep = go({ kind: 'step', slug: step.slug });
  const answer = await sendToken(context, step, { token: code });
  if (signal.aborted) return stay;
  if (!answer.ok) {
    if (showRefusedCode(context, answer.problem)) return goToStep;
    const nextAction = handleFailure(context, answer.problem, 'poll');
    if (nextAction.kind !== 'toast') return nextAction;
    context.toast(nextAction.type, nextAction.title, nextAction.text);
    return goToStep;
  }
  const { status } = answer.value;
  if (!isSuccessful(status)) {
    refuseCodeWith(context);
    return goToStep;
  }
  state.token = createIdleToken(step);
  storeStepStatus(context, step.slug, status);
  return isJourneyOver(state) ? go({ kind: 'finalPage' }) : { kind: 'showStatus', slug: step.slug, status };
}
