import type { Failure } from '#journey/model/failure.ts';
import { fail, type Result } from '#shared/result.ts';
import type { PlatformContext } from './context.ts';

/** A press of the submit button waits this long for a read (assumptions 4.16 and 11.10). Milliseconds. */
export const READ_TIME_LIMIT = 30_000;

/** Sends a read for which a press may wait. When its time is over, the result is a timeout. */
export async function readWithTimeLimit<Value>(
  { platform }: Pick<PlatformContext, 'platform'>,
  operation: string,
  send: (signal: AbortSignal) => Promise<Result<Value, Failure>>,
  signal?: AbortSignal,
): Promise<Result<Value, Failure>> {
  const request = new AbortController();
  const timer = new AbortController();
  const cancel = (): void => request.abort();
  signal?.addEventListener('abort', cancel, { once: true });
  if (signal?.aborted) cancel();
  const timeout = platform.clock.sleep(READ_TIME_LIMIT, timer.signal).then(
    (): Result<Value, Failure> => {
      request.abort();
      return fail({ kind: 'timeout', operation, isWrite: false });
    },
    (): Result<Value, Failure> => fail({ kind: 'cancelled', operation }),
  );
  try {
    return await Promise.race([send(request.signal), timeout]);
  } finally {
    timer.abort();
    signal?.removeEventListener('abort', cancel);
  }
}
