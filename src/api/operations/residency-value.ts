import { number } from '../decode/json.ts';
import { type Answer, AS_TEXT, type CallContext, operate } from './operate.ts';

/** 7.25: what a property is worth, in reais. `cep`: 8 digits, '' when none was asked for. */
export const getResidencyValue = (
  context: CallContext,
  hashId: string,
  cep: string,
  signal?: AbortSignal,
): Answer<number> =>
  operate(context, {
    info: { operation: 'getResidencyValue', write: false, signal },
    send: timed =>
      context.client.GET('/{hashId}/multiple-financing-residency-value', {
        params: { path: { hashId }, query: cep === '' ? {} : { cep } },
        ...AS_TEXT,
        signal: timed,
      }),
    decode: ({ data }) => number(data, 'valor'),
  });
