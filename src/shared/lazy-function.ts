import { sleep } from './sleep.ts';
import { withTimeLimit } from './with-time-limit.ts';

/** A function that is loaded on first use. */
export interface LazyFunction<Call> {
  /**
   * Loads the function once.
   * @throws the error of the import, or an error if the file does not arrive in time; the next call tries again.
   */
  load: () => Promise<Call>;
  /** Loads the function ahead of use, however long that takes. @throws the error of the import. */
  preload: () => Promise<Call>;
  isLoaded: () => boolean;
}

/** A file that does not arrive within this time counts as missing: a request may stall for ever. Milliseconds. */
export const LOAD_TIME_LIMIT = 30_000;

/**
 * Creates a function that is loaded on first use. This and `lazyComponent` are the only ways to load code on demand.
 * `lazyFlow` and `lazyOperations` also handle a file that cannot be loaded.
 */
export function lazyFunction<Call>(load: () => Promise<Call>): LazyFunction<Call> {
  let loading: Promise<Call> | undefined;
  let isLoaded = false;
  const preload = (): Promise<Call> => {
    loading ??= load().then(
      call => {
        isLoaded = true;
        return call;
      },
      problem => {
        loading = undefined;
        throw problem;
      },
    );
    return loading;
  };
  return {
    preload,
    load: () => (isLoaded ? preload() : withTimeLimit({ sleep }, LOAD_TIME_LIMIT, preload())),
    isLoaded: () => isLoaded,
  };
}
