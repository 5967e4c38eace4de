import { text } from '../decode/json.ts';
import {
  type Answer,
  AS_TEXT,
  type CallContext,
  keyHeaderParams,
  operate,
  type WithIdempotencyKey,
} from './operate.ts';

/** 7.12: another hash id for the same product. Empty if the service names none (8.8). */
export const newHash = (
  context: CallContext,
  write: WithIdempotencyKey & { hashId: string; deviceIp: string },
): Answer<string> =>
  operate(context, {
    info: { operation: 'newHash', write: true, bodyMember: 'hashId' },
    send: signal =>
      context.client.POST('/new-hash/{id}', {
        params: { path: { id: write.hashId }, ...keyHeaderParams(context, write) },
        body: { deviceIp: write.deviceIp },
        ...AS_TEXT,
        signal,
      }),
    decode: ({ data }) => text(data, 'hashId'),
  });
