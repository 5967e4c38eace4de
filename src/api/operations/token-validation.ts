import type { Envelope } from '../call.ts';
import { number, text } from '../decode/json.ts';
import { type Answer, AS_TEXT, type CallContext, type Keyed, keyHeaderParams, operate } from './operate.ts';

/** Where a confirmation code stands. `accessToken` comes with success. */
export interface TokenAnswer {
  status: string;
  method: string;
  target: string;
  accessToken: string;
  /** Seconds until another code may be asked for; absent when the service does not say. */
  resendAfter: number | undefined;
}

const decode = ({ data }: Envelope): TokenAnswer => ({
  status: text(data, 'status'),
  method: text(data, 'method'),
  target: text(data, 'target'),
  accessToken: text(data, 'accessToken'),
  resendAfter: number(data, 'resendAfter'),
});

/** 7.20: where the confirmation of a step stands. */
export const getTokenValidation = (
  context: CallContext,
  hashId: string,
  step: string,
  signal?: AbortSignal,
): Answer<TokenAnswer> =>
  operate(context, {
    info: { operation: 'getTokenValidation', write: false, signal },
    send: timed =>
      context.client.GET('/token-validation/{hashId}/step/{step}', {
        params: { path: { hashId, step } },
        ...AS_TEXT,
        signal: timed,
      }),
    decode,
  });

/** 7.20: asks for a code by `method`, or checks `token`. */
export const validateToken = (
  context: CallContext,
  written: Keyed & { hashId: string; step: string; body: { method: string } | { token: string } },
): Answer<TokenAnswer> =>
  operate(context, {
    info: { operation: 'validateToken', write: true },
    send: signal =>
      context.client.PATCH('/token-validation/{hashId}/step/{step}', {
        params: {
          path: { hashId: written.hashId, step: written.step },
          ...keyHeaderParams(context, written),
        },
        body: written.body,
        ...AS_TEXT,
        signal,
      }),
    decode,
  });
