import type { Step } from '#journey/model/step.ts';
import { decodeStep } from '../decode/step.ts';
import { type Answer, type CallContext, callOperation } from './call-operation.ts';

/** 7.11: loads the current version of one step. A read, so the flow may repeat it (7.3). */
export const showStep = (
  context: CallContext,
  hashId: string,
  slug: string,
  signal?: AbortSignal,
): Answer<Step> =>
  callOperation(context, {
    info: { operation: 'showStep', isWrite: false, signal },
    send: options =>
      context.client.GET('/show-step/{hashId}/step/{step}', {
        params: { path: { hashId, step: slug } },
        ...options,
      }),
    decode: ({ data }) => decodeStep(data),
  });
