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

/** The result of the loading, which continues after the limit. */
const withinLimit = <Call>(loading: Promise<Call>): Promise<Call> =>
  new Promise((resolve, reject) => {
    const timer = setTimeout(
      () => reject(new Error(`A file of the app has not arrived within ${LOAD_TIME_LIMIT} ms.`)),
      LOAD_TIME_LIMIT,
    );
    loading.finally(() => clearTimeout(timer)).then(resolve, reject);
  });

/**
 * Creates a function that is loaded on first use. This and `lazyComponent` are the only ways to load code on demand.
 * `lazyFlow` and `lazyOperation` also handle a file that cannot be loaded.
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
    load: () => (isLoaded ? preload() : withinLimit(preload())),
    isLoaded: () => isLoaded,
  };
}
