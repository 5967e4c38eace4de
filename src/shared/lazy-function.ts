/** A function that is loaded on first use. */
export interface LazyFunction<Call> {
  /**
   * Loads the function once.
   * @throws the error of the import; the next call tries again.
   */
  load: () => Promise<Call>;
}

/**
 * Creates a function that is loaded on first use. This and `lazyComponent` are the only ways to load code on demand.
 * `lazyFlow` and `lazyOperation` also handle a file that cannot be loaded.
 */
export function lazyFunction<Call>(load: () => Promise<Call>): LazyFunction<Call> {
  let loading: Promise<Call> | undefined;
  return {
    load() {
      loading ??= load().catch(problem => {
        loading = undefined;
        throw problem;
      });
      return loading;
    },
  };
}
