import type { TokenAnswer } from '#api/operations/token-validation.ts';
import type { Failure, ServiceFailure } from '#journey/model/failure.ts';
import type { TokenMethod } from '#journey/model/step.ts';
import type { Result } from '#shared/result.ts';
import { createSentToken, type TokenSubject } from '#state/proposal-state.ts';
import type { Context } from './context.ts';
import { isOpenHere } from './hash-id.ts';
import { rememberTokenMethod } from './remember-token-method.ts';
import { sendToken } from './send-token.ts';
import { startResendPause } from './start-resend-pause.ts';

/** A screen that offers to send a code: a token step, or the page that confirms the visitor. */
interface CodeScreen {
  subject: TokenSubject;
  /** The methods that it offers. */
  methods: readonly TokenMethod[];
  /** The key of the chosen method in `pickedMethods`. */
  place: string;
  /** Finds where the end of the pause before the next code is kept, once the answer is there. */
  findPause: () => { resendAt: number };
}

/**
 * Requests a code by a method (2.23, 7.20). `undefined`: the visitor has left the screen meanwhile. The pause before
 * the next code counts all the same (2.31).
 */
export async function requestCode(
  context: Context,
  { subject, methods, place, findPause }: CodeScreen,
  method: string,
  signal: AbortSignal,
): Promise<Result<TokenAnswer, Failure> | undefined> {
  const { state } = context;
  const { hashId } = state;
  const answer = await sendToken(context, subject, { method });
  if (!isOpenHere(context, hashId)) return undefined;
  const pause = findPause();
  if (answer.ok) {
    const { resendAfter, status } = answer.value;
    const target = answer.value.target || (methods.find(offered => offered.method === method)?.target ?? '');
    startResendPause(context, pause, resendAfter);
    rememberTokenMethod(context, place, { method, target });
    if (!signal.aborted) state.token = createSentToken(subject, { method, target }, status === 'waiting');
  } else if (asksForPause(answer.problem)) startResendPause(context, pause, answer.problem.retryAfter);
  return signal.aborted ? undefined : answer;
}

/** Whether the service refuses a code because the visitor has to wait. */
const asksForPause = (failure: Failure): failure is ServiceFailure =>
  failure.kind === 'service' && (failure.status === 429 || failure.retryAfter !== undefined);
