import { readReais } from '../decode/read-cents.ts';
import { type Answer, type CallContext, callOperation, PARSE_AS_TEXT } from './call-operation.ts';

/** 7.25: loads the value of a property in reais. `cep`: 8 digits, '' if the form has none. */
export const getResidencyValue = (
  context: CallContext,
  hashId: string,
  cep: string,
  signal?: AbortSignal,
): Answer<number> =>
  callOperation(context, {
    info: { operation: 'getResidencyValue', isWrite: false, signal },
    send: signalWithTimeout =>
      context.client.GET('/{hashId}/multiple-financing-residency-value', {
        params: { path: { hashId }, query: cep === '' ? {} : { cep } },
        ...PARSE_AS_TEXT,
        signal: signalWithTimeout,
      }),
    decode: ({ data }) => readReais(data, 'valor'),
  });
