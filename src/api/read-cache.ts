import type { Failure } from '#journey/model/failure.ts';
import { fail, type Result } from '#shared/result.ts';

/** How long the answer of a read stays valid (9.12). Milliseconds. */
const CACHE_TIME = 60_000;

interface ReadOptions<Value> {
  /** Names the cancelled read in its failure. */
  operation: string;
  /** Ends this read. The request itself ends when no other read waits for it. */
  signal?: AbortSignal | undefined;
  /** An answer for which it returns false is not cached. */
  shouldCache?: (value: Value) => boolean;
}

/** Caches successful reads; failures are requested again. */
export interface ReadCache {
  /** The cached answer for `key`, that of a request which is running, or the result of `load`. */
  read<Value>(
    key: string,
    load: (signal: AbortSignal) => Promise<Result<Value, Failure>>,
    options: ReadOptions<Value>,
  ): Promise<Result<Value, Failure>>;
  /** Forgets every answer, also those that have not arrived yet. */
  clear(): void;
}

interface Entry {
  answer: Promise<unknown>;
  /** When the answer arrived; `undefined` while the request runs. */
  storedAt: number | undefined;
  waitingReads: number;
  request: AbortController;
}

/** @param now the steady clock, so that a device that is set back keeps no answer longer. */
export function createReadCache(now: () => number): ReadCache {
  const entries = new Map<string, Entry>();

  /** Lists are long, and some contain names of persons: none stays after its time. */
  function deleteExpired(): void {
    for (const [key, { storedAt }] of entries)
      if (storedAt !== undefined && now() - storedAt >= CACHE_TIME) entries.delete(key);
  }

  const deleteEntry = (key: string, entry: Entry): void => {
    if (entries.get(key) === entry) entries.delete(key);
  };

  function startRequest<Value>(
    key: string,
    load: (signal: AbortSignal) => Promise<Result<Value, Failure>>,
    shouldCache: (value: Value) => boolean,
  ): Entry {
    const request = new AbortController();
    const answer = load(request.signal);
    const entry: Entry = { answer, storedAt: undefined, waitingReads: 0, request };
    entries.set(key, entry);
    answer.then(
      result => {
        entry.storedAt = now();
        if (!result.ok || !shouldCache(result.value)) deleteEntry(key, entry);
      },
      () => deleteEntry(key, entry),
    );
    return entry;
  }

  return {
    read<Value>(
      key: string,
      load: (signal: AbortSignal) => Promise<Result<Value, Failure>>,
      { operation, signal, shouldCache = () => true }: ReadOptions<Value>,
    ) {
      const cancelled = fail({ kind: 'cancelled', operation } as const);
      if (signal?.aborted) return Promise.resolve(cancelled);
      deleteExpired();
      const entry = entries.get(key) ?? startRequest(key, load, shouldCache);
      // Only results of `load` for the same key are stored under it.
      const answer = entry.answer as Promise<Result<Value, Failure>>;
      return new Promise<Result<Value, Failure>>((resolve, reject) => {
        const cancel = (): void => {
          resolve(cancelled);
          entry.waitingReads -= 1;
          if (entry.waitingReads > 0 || entry.storedAt !== undefined) return;
          deleteEntry(key, entry);
          entry.request.abort();
        };
        entry.waitingReads += 1;
        signal?.addEventListener('abort', cancel, { once: true });
        answer.then(resolve, reject).finally(() => signal?.removeEventListener('abort', cancel));
      });
    },
    clear: () => entries.clear(),
  };
}
