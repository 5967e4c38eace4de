import { readReais } from '../decode/read-cents.ts';
import { type Answer, type CallContext, callOperation } from './call-operation.ts';

/** 7.25: loads the value of a property in reais. `cep`: 8 digits, '' if the form has none. */
export const getResidencyValue = (
  context: CallContext,
  hashId: string,
  cep: string,
  signal?: AbortSignal,
): Answer<number> =>
  callOperation(context, {
    info: { operation: 'getResidencyValue', isWrite: false, signal },
    send: options =>
      context.client.GET('/{hashId}/multiple-financing-residency-value', {
        params: { path: { hashId }, query: cep === '' ? {} : { cep } },
        ...options,
      }),
    decode: ({ data }) => readReais(data, 'valor'),
  });
