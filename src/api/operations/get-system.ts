import type { SystemAnswer } from '#journey/model/configuration.ts';
import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import { decodeSystem } from '../decode/system.ts';
import { type Answer, type CallContext, callOperation } from './call-operation.ts';

/** 7.8: loads the configuration of the hash id, and its proposal if there is one. */
export const getSystem = (
  context: CallContext,
  hashId: string,
  userOfficeToken: string,
  signal?: AbortSignal,
): Answer<SystemAnswer> =>
  callOperation(context, {
    info: { operation: 'getSystem', isWrite: false, signal },
    send: options =>
      context.client.GET('/{hashId}/system', {
        params: {
          path: { hashId },
          ...(fitsInHeader(userOfficeToken) ? { header: { userOfficeToken } } : {}),
        },
        ...options,
      }),
    decode: ({ data }) => decodeSystem(data),
  });
