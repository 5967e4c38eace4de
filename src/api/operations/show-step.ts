import type { Step } from '#journey/model/step.ts';
import { decodeStep } from '../decode/step.ts';
import { type Answer, AS_TEXT, type CallContext, operate } from './operate.ts';

/** 7.11: the current version of one step. A read, so the flow may repeat it (7.3). */
export const showStep = (
  context: CallContext,
  hashId: string,
  slug: string,
  signal?: AbortSignal,
): Answer<Step> =>
  operate(context, {
    info: { operation: 'showStep', write: false, signal },
    send: signalWithTimeout =>
      context.client.GET('/show-step/{hashId}/step/{step}', {
        params: { path: { hashId, step: slug } },
        ...AS_TEXT,
        signal: signalWithTimeout,
      }),
    decode: ({ data }) => decodeStep(data),
  });
