import type { components } from '#openapi/schema.gen.ts';
import { decodeOptions, type OptionList } from '../decode/options.ts';
import { type Answer, AS_TEXT, operate, type Wire } from './operation.ts';

type ResourceName = components['schemas']['ResourceName'];

export interface OptionsQuestion {
  hashId: string;
  resource: string;
  fieldId: string;
  proposalId: string;
  /** Value of the field the list depends on; empty for none. */
  reference: string;
}

/** 7.21: a list by its name. */
export const getResource = (wire: Wire, asked: OptionsQuestion, signal?: AbortSignal): Answer<OptionList> =>
  operate(wire, {
    info: { operation: 'getResource', write: false, signal },
    send: timed =>
      wire.client.GET('/{hashId}/resource/{resourceName}', {
        params: {
          path: { hashId: asked.hashId, resourceName: asked.resource as ResourceName }, // an open list: any name may come
          query: asked.reference === '' ? {} : { referenceResourceCode: asked.reference },
        },
        ...AS_TEXT,
        signal: timed,
      }),
    decode: ({ data }) => decodeOptions(data),
  });
