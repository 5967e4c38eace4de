import type { CallContext } from '../call-operation.ts';

const answerWith = (body: unknown) => async () => ({ response: new Response(), data: JSON.stringify(body) });

/** A context whose every read, and every change of a step or a code, is answered with `body`. */
export const contextWith = (body: unknown): CallContext =>
  ({
    client: { GET: answerWith(body), PATCH: answerWith(body) },
    service: { serviceUrl: '' },
    isOnline: () => true,
    trackWork: <Value>(work: Promise<Value>) => work,
    now: () => 0,
  }) as unknown as CallContext; // only the members that these calls use
