import { decodeStatus, isKnownStatus, type StepStatus } from '#journey/model/step.ts';
import { MAX_PAUSE } from '#shared/remaining-pause.ts';
import type { Envelope } from '../call.ts';
import { decodeFailure } from '../decode/failure.ts';
import { type Json, readDisplayText, readNumber, readStatus, readText } from '../decode/json.ts';
import { noteUnreadable } from '../decode/take-unreadable-names.ts';
import {
  type Answer,
  type CallContext,
  callOperation,
  createIdempotencyHeaders,
  type WithIdempotencyKey,
} from './call-operation.ts';

/** The status of a confirmation code. `accessToken` comes with success. */
export interface TokenAnswer {
  status: StepStatus;
  method: string;
  target: string;
  accessToken: string;
  /** Seconds until another code may be requested; absent if the service does not limit it. */
  resendAfter: number | undefined;
}

/** A longer pause is shortened, as with Retry-After. */
const readPause = (data: Json): number | undefined => {
  const seconds = readNumber(data, 'resendAfter');
  return seconds === undefined ? undefined : Math.min(seconds, MAX_PAUSE);
};

/** An answer without a status says nothing: neither that a code was sent, nor that one is right. */
function decode({ data }: Envelope): TokenAnswer | undefined {
  const status = readStatus(data, 'status');
  if (status === '') return undefined;
  return {
    status: decodeStatus(status),
    method: readText(data, 'method'),
    target: readDisplayText(data, 'target'),
    accessToken: readText(data, 'accessToken'),
    resendAfter: readPause(data),
  };
}

/** Nor does an answer with an unknown status, unless the service has just accepted a request for a code. */
function decodeKnownStatus(envelope: Envelope): TokenAnswer | undefined {
  const status = readStatus(envelope.data, 'status');
  if (status === '' || isKnownStatus(status)) return decode(envelope);
  noteUnreadable('status');
  return undefined;
}

/** The text if the service sent no code and does not say why. */
const NOT_SENT = 'Não foi possível enviar o código. Tente de novo ou escolha outra forma.';

/** 7.20: loads the status of a step's confirmation. */
export const getTokenValidation = (
  context: CallContext,
  hashId: string,
  step: string,
  signal?: AbortSignal,
): Answer<TokenAnswer> =>
  callOperation(context, {
    info: { operation: 'getTokenValidation', isWrite: false, signal },
    send: options =>
      context.client.GET('/token-validation/{hashId}/step/{step}', {
        params: { path: { hashId, step } },
        ...options,
      }),
    decode: decodeKnownStatus,
  });

/**
 * 7.20: requests a code by `method`, or checks `token`. A request with the status `failed` is a failure: no code is on
 * its way.
 */
export const validateToken = (
  context: CallContext,
  write: WithIdempotencyKey & { hashId: string; step: string; body: { method: string } | { token: string } },
): Answer<TokenAnswer> =>
  callOperation(context, {
    info: { operation: 'validateToken', isWrite: true },
    send: options =>
      context.client.PATCH('/token-validation/{hashId}/step/{step}', {
        params: {
          path: { hashId: write.hashId, step: write.step },
          ...createIdempotencyHeaders(context, write),
        },
        body: write.body,
        ...options,
      }),
    failureIn: ({ data, message }) =>
      'method' in write.body && readStatus(data, 'status') === 'failed'
        ? decodeFailure('validateToken', true, 200, { ...data, message: message() || NOT_SENT })
        : undefined,
    decode: 'method' in write.body ? decode : decodeKnownStatus,
  });
