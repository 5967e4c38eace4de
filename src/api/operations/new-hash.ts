import { text } from '../decode/json.ts';
import { type Answer, AS_TEXT, type CallContext, type Keyed, keyHeaderParams, operate } from './operate.ts';

/** 7.12: another hash id for the same product. Empty if the service names none (8.8). */
export const newHash = (
  context: CallContext,
  written: Keyed & { hashId: string; deviceIp: string },
): Answer<string> =>
  operate(context, {
    info: { operation: 'newHash', write: true, bare: 'hashId' },
    send: signal =>
      context.client.POST('/new-hash/{id}', {
        params: { path: { id: written.hashId }, ...keyHeaderParams(context, written) },
        body: { deviceIp: written.deviceIp },
        ...AS_TEXT,
        signal,
      }),
    decode: ({ data }) => text(data, 'hashId'),
  });
