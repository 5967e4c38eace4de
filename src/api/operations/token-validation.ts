import type { Envelope } from '../call.ts';
import { number, text, words } from '../decode/json.ts';
import {
  type Answer,
  AS_TEXT,
  type CallContext,
  keyHeaderParams,
  operate,
  type WithIdempotencyKey,
} from './operate.ts';

/** The status of a confirmation code. `accessToken` comes with success. */
export interface TokenAnswer {
  status: string;
  method: string;
  target: string;
  accessToken: string;
  /** Seconds until another code may be requested; absent if the service does not say. */
  resendAfter: number | undefined;
}

const decode = ({ data }: Envelope): TokenAnswer => ({
  status: text(data, 'status'),
  method: text(data, 'method'),
  target: words(data, 'target'),
  accessToken: text(data, 'accessToken'),
  resendAfter: number(data, 'resendAfter'),
});

/** 7.20: the status of a step's confirmation. */
export const getTokenValidation = (
  context: CallContext,
  hashId: string,
  step: string,
  signal?: AbortSignal,
): Answer<TokenAnswer> =>
  operate(context, {
    info: { operation: 'getTokenValidation', write: false, signal },
    send: signalWithTimeout =>
      context.client.GET('/token-validation/{hashId}/step/{step}', {
        params: { path: { hashId, step } },
        ...AS_TEXT,
        signal: signalWithTimeout,
      }),
    decode,
  });

/** 7.20: requests a code by `method`, or checks `token`. */
export const validateToken = (
  context: CallContext,
  write: WithIdempotencyKey & { hashId: string; step: string; body: { method: string } | { token: string } },
): Answer<TokenAnswer> =>
  operate(context, {
    info: { operation: 'validateToken', write: true },
    send: signal =>
      context.client.PATCH('/token-validation/{hashId}/step/{step}', {
        params: {
          path: { hashId: write.hashId, step: write.step },
          ...keyHeaderParams(context, write),
        },
        body: write.body,
        ...AS_TEXT,
        signal,
      }),
    decode,
  });
