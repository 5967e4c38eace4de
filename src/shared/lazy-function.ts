/** A function in a file of its own. */
export interface LazyFunction<Call> {
  /** Loads it, once. @throws what the import threw; the next call tries again. */
  load: () => Promise<Call>;
}

/**
 * A function whose file is loaded on first use, or preloaded. This and `lazyComponent` are the only ways to load code
 * on demand. Flows and API operations add the handling of a file that cannot be loaded.
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
