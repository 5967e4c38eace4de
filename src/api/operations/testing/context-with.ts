import type { CallContext } from '../call-operation.ts';

const answerWith = (body: unknown) => async () => ({ response: new Response(), data: JSON.stringify(body) });

/** A context whose every read is answered with `body`. */
export const contextWith = (body: unknown): CallContext =>
  ({
    client: { GET: answerWith(body) },
    service: { serviceUrl: '' },
    isOnline: () => true,
    trackWork: <Value>(work: Promise<Value>) => work,
    now: () => 0,
  }) as unknown as CallContext; // only the members that a read uses
