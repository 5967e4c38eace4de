import type { Api } from '#api/api.ts';
import { isSuccessful } from '#journey/model/step.ts';
import type { TokenSubject } from '#state/proposal-state.ts';
import type { Context } from './context.ts';
import { isOpenHere } from './hash-id.ts';
import { purposeAt, sendWrite } from './pending-writes.ts';
import { storeAccessToken } from './store-access-token.ts';

/**
 * Requests a code for a step of the open proposal or of another one, or checks it (7.20): one message and one attempt
 * per press, even if the request arrives twice.
 */
export async function sendToken(
  context: Context,
  { slug, redirectHashId }: TokenSubject,
  body: { method: string } | { token: string },
): ReturnType<Api['validateToken']> {
  const hashId = redirectHashId || context.state.hashId;
  const answer = await sendWrite(
    context,
    {
      purpose: purposeAt(slug, 'validateToken'),
      // A request for another proposal is none for this one. The open one may be renamed in between (3.17).
      content: JSON.stringify(redirectHashId ? [hashId, body] : body),
      createRequest: () => ({ hashId, step: slug, body }),
      // A code is never stored on the device.
      isStored: false,
    },
    request => context.api.validateToken(request),
  );
  // It counts although the visitor has left the screen: a code is confirmed only once (6.2).
  if (answer.ok && isSuccessful(answer.value.status) && isOpenHere(context, hashId))
    storeAccessToken(context, answer.value.accessToken);
  // A pause before another message (2.31) does not hold up the code of an earlier one.
  if ('method' in body) delete context.state.retryAt.validateToken;
  return answer;
}
