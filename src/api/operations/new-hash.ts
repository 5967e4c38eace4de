import { readText } from '../decode/json.ts';
import {
  type Answer,
  type CallContext,
  callOperation,
  createIdempotencyHeaders,
  type WithIdempotencyKey,
} from './call-operation.ts';

/** 7.12: requests another hash id for the same product. Empty if the answer has none (8.8). */
export const newHash = (
  context: CallContext,
  write: WithIdempotencyKey & { hashId: string; deviceIp: string },
): Answer<string> =>
  callOperation(context, {
    info: { operation: 'newHash', isWrite: true, bodyMember: 'hashId' },
    send: options =>
      context.client.POST('/new-hash/{id}', {
        params: { path: { id: write.hashId }, ...createIdempotencyHeaders(context, write) },
        body: { deviceIp: write.deviceIp },
        ...options,
      }),
    decode: ({ data }) => readText(data, 'hashId'),
  });
