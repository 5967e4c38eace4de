/** A function in a file of its own. */
export interface LazyFunction<Call> {
  /** Loads it, once. @throws what the import threw; the next call tries again. */
  load: () => Promise<Call>;
}

/**
 * A function whose file is loaded on first use, or preloaded. With `lazyComponent` the one way to load code late: flows
 * and operations of the service add what follows a file that cannot be loaded.
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
