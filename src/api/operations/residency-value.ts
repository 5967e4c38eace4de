import { number } from '../decode/read.ts';
import { type Answer, AS_TEXT, operate, type Wire } from './operation.ts';

/** 7.25: what a property is worth, in reais. `cep`: 8 digits, '' when none was asked for. */
export const getResidencyValue = (
  wire: Wire,
  hashId: string,
  cep: string,
  signal?: AbortSignal,
): Answer<number> =>
  operate(wire, {
    info: { operation: 'getResidencyValue', write: false, signal },
    send: timed =>
      wire.client.GET('/{hashId}/multiple-financing-residency-value', {
        params: { path: { hashId }, query: cep === '' ? {} : { cep } },
        ...AS_TEXT,
        signal: timed,
      }),
    decode: ({ data }) => number(data, 'valor'),
  });
