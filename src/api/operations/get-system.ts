import type { SystemAnswer } from '#journey/model/configuration.ts';
import { fitsInHeader } from '#shared/safety/header-value.ts';
import { decodeSystem } from '../decode/system.ts';
import { type Answer, AS_TEXT, operate, type Wire } from './operation.ts';

/** 7.8: what the hash id opens, and the proposal if there is one. */
export const getSystem = (
  wire: Wire,
  hashId: string,
  userOfficeToken: string,
  signal?: AbortSignal,
): Answer<SystemAnswer> =>
  operate(wire, {
    info: { operation: 'getSystem', write: false, signal },
    send: timed =>
      wire.client.GET('/{hashId}/system', {
        params: {
          path: { hashId },
          ...(fitsInHeader(userOfficeToken) ? { header: { userOfficeToken } } : {}),
        },
        ...AS_TEXT,
        signal: timed,
      }),
    decode: ({ data }) => decodeSystem(data),
  });
