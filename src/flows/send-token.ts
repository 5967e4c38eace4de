import type { Api } from '#api/api.ts';
import type { Context } from './context.ts';
import { sendWrite } from './pending-writes.ts';

/**
 * Requests a code for a step, or checks one (7.20): one message and one attempt per press, even if the request arrives
 * twice.
 */
export const sendToken = (
  context: Context,
  step: string,
  body: { method: string } | { token: string },
): ReturnType<Api['validateToken']> =>
  sendWrite(
    context,
    {
      purpose: `validateToken ${step}`,
      content: JSON.stringify(body),
      createRequest: () => ({ hashId: context.state.hashId, step, body }),
      // A code is never stored on the device.
      isStored: false,
    },
    request => context.api.validateToken(request),
  );
