import { text } from '../decode/read.ts';
import { type Answer, AS_TEXT, type Keyed, keyed, operate, type Wire } from './operation.ts';

/** 7.12: another hash id for the same product. Empty when the service names none (8.8): the flow decides. */
export const newHash = (wire: Wire, written: Keyed & { hashId: string; deviceIp: string }): Answer<string> =>
  operate(wire, {
    info: { operation: 'newHash', write: true, bare: 'hashId' },
    send: signal =>
      wire.client.POST('/new-hash/{id}', {
        params: { path: { id: written.hashId }, ...keyed(wire, written) },
        body: { deviceIp: written.deviceIp },
        ...AS_TEXT,
        signal,
      }),
    decode: ({ data }) => text(data, 'hashId'),
  });
