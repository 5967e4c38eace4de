import type { Failure } from '#journey/model/failure.ts';
import type { Result } from '#shared/result.ts';

/** How long the answer of a read is good for (9.12). Milliseconds. */
export const KEPT_FOR = 60_000;

/** Remembers good answers of reads; failures are asked again. */
export interface ReadCache {
  /** The answer kept under `key`, or the one that `load` brings. What is not `worthKeeping` is asked again. */
  read<Value>(
    key: string,
    load: () => Promise<Result<Value, Failure>>,
    worthKeeping?: (value: Value) => boolean,
  ): Promise<Result<Value, Failure>>;
}

export function createReadCache(now: () => number): ReadCache {
  const kept = new Map<string, { at: number; answer: unknown }>();
  return {
    async read<Value>(
      key: string,
      load: () => Promise<Result<Value, Failure>>,
      worthKeeping: (value: Value) => boolean = () => true,
    ) {
      const cached = kept.get(key);
      // Only what `load` of this very key brought is ever kept under it.
      if (cached && now() - cached.at < KEPT_FOR) return cached.answer as Result<Value, Failure>;
      kept.delete(key);
      const answer = await load();
      if (answer.ok && worthKeeping(answer.value)) kept.set(key, { at: now(), answer });
      return answer;
    },
  };
}
