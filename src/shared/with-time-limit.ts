import type { Clock } from './clock.ts';

/**
 * The result of the work, if it comes within `limit` milliseconds. Work that comes too late continues, and its result
 * is lost.
 * @throws the error of the work, or an error after the limit.
 */
export async function withTimeLimit<Value>(
  clock: Pick<Clock, 'sleep'>,
  limit: number,
  work: Promise<Value>,
): Promise<Value> {
  const limitEnd = new AbortController();
  const timeout = clock.sleep(limit, limitEnd.signal).then(() => {
    throw new Error(`Nothing was ready within ${limit} ms.`);
  });
  timeout.catch(() => undefined);
  return Promise.race([work, timeout]).finally(() => limitEnd.abort());
}
