import type { Failure } from '#journey/model/failure.ts';
import type { Result } from '#shared/result.ts';

/** How long the answer of a read stays valid (9.12). Milliseconds. */
export const CACHE_TIME = 60_000;

/** Caches successful reads; failures are requested again. */
export interface ReadCache {
  /**
   * The cached answer for `key`, or the result of `load`. A result for which `shouldCache` returns false is not cached.
   */
  read<Value>(
    key: string,
    load: () => Promise<Result<Value, Failure>>,
    shouldCache?: (value: Value) => boolean,
  ): Promise<Result<Value, Failure>>;
}

export function createReadCache(now: () => number): ReadCache {
  const cache = new Map<string, { storedAt: number; answer: unknown }>();
  return {
    async read<Value>(
      key: string,
      load: () => Promise<Result<Value, Failure>>,
      shouldCache: (value: Value) => boolean = () => true,
    ) {
      const cached = cache.get(key);
      // Only the result of `load` for the same key is stored under it.
      if (cached && now() - cached.storedAt < CACHE_TIME) return cached.answer as Result<Value, Failure>;
      cache.delete(key);
      const answer = await load();
      if (answer.ok && shouldCache(answer.value)) cache.set(key, { storedAt: now(), answer });
      return answer;
    },
  };
}
