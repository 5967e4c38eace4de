import type { SystemAnswer } from '#journey/model/configuration.ts';
import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import { decodeSystem } from '../decode/system.ts';
import { type Answer, AS_TEXT, type CallContext, operate } from './operate.ts';

/** 7.8: the configuration of the hash id, and its proposal if there is one. */
export const getSystem = (
  context: CallContext,
  hashId: string,
  userOfficeToken: string,
  signal?: AbortSignal,
): Answer<SystemAnswer> =>
  operate(context, {
    info: { operation: 'getSystem', write: false, signal },
    send: signalWithTimeout =>
      context.client.GET('/{hashId}/system', {
        params: {
          path: { hashId },
          ...(fitsInHeader(userOfficeToken) ? { header: { userOfficeToken } } : {}),
        },
        ...AS_TEXT,
        signal: signalWithTimeout,
      }),
    decode: ({ data }) => decodeSystem(data),
  });
