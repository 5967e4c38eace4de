import type { Step } from '#journey/model/step.ts';
import { decodeStep } from '../decode/step.ts';
import { type Answer, AS_TEXT, operate, type Wire } from './operation.ts';

/** 7.11: one step as the service has it now. A read: the flow may repeat it (7.3). */
export const showStep = (wire: Wire, hashId: string, slug: string, signal?: AbortSignal): Answer<Step> =>
  operate(wire, {
    info: { operation: 'showStep', write: false, signal },
    send: timed =>
      wire.client.GET('/show-step/{hashId}/step/{step}', {
        params: { path: { hashId, step: slug } },
        ...AS_TEXT,
        signal: timed,
      }),
    decode: ({ data }) => decodeStep(data),
  });
