import { number } from '../decode/json.ts';
import { type Answer, AS_TEXT, type CallContext, operate } from './operate.ts';

/** 7.25: the value of a property in reais. `cep`: 8 digits, '' if the form has none. */
export const getResidencyValue = (
  context: CallContext,
  hashId: string,
  cep: string,
  signal?: AbortSignal,
): Answer<number> =>
  operate(context, {
    info: { operation: 'getResidencyValue', write: false, signal },
    send: signalWithTimeout =>
      context.client.GET('/{hashId}/multiple-financing-residency-value', {
        params: { path: { hashId }, query: cep === '' ? {} : { cep } },
        ...AS_TEXT,
        signal: signalWithTimeout,
      }),
    decode: ({ data }) => number(data, 'valor'),
  });
