import type { SystemAnswer } from '#journey/model/configuration.ts';
import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import { decodeSystem } from '../decode/system.ts';
import { type Answer, type CallContext, callOperation, PARSE_AS_TEXT } from './call-operation.ts';

/** 7.8: loads the configuration of the hash id, and its proposal if there is one. */
export const getSystem = (
  context: CallContext,
  hashId: string,
  userOfficeToken: string,
  signal?: AbortSignal,
): Answer<SystemAnswer> =>
  callOperation(context, {
    info: { operation: 'getSystem', isWrite: false, signal },
    send: signalWithTimeout =>
      context.client.GET('/{hashId}/system', {
        params: {
          path: { hashId },
          ...(fitsInHeader(userOfficeToken) ? { header: { userOfficeToken } } : {}),
        },
        ...PARSE_AS_TEXT,
        signal: signalWithTimeout,
      }),
    decode: ({ data }) => decodeSystem(data),
  });
