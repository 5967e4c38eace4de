import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react';

/** A component that is loaded on first use, or preloaded. */
export interface LazyComponent<Props extends object> {
  Component: ComponentType<Props>;
  /** Loads it ahead of use. @throws what the import threw. */
  preload: () => Promise<void>;
  /** The component itself once it is loaded, for rendering without a wrapper. */
  loaded: () => ComponentType<Props> | undefined;
}

/** Replacements of the component. */
export interface LazyFallbacks<Props> {
  /** While it loads; absent: nothing. */
  waiting?: (props: Props) => ReactNode;
  /** If it cannot be loaded. Absent: the error is thrown to the next error boundary. */
  missing?: (props: Props, onRetry: () => void) => ReactNode;
}

/**
 * A component in a file of its own. A preloaded one is rendered at once, where React.lazy would show its fallback first
 * and keep it for 300 ms; a failed one can be retried, which React.lazy never does.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallbacks: LazyFallbacks<Props> = {},
): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined;
  let loading: Promise<void> | undefined;
  const preload = (): Promise<void> => {
    loading ??= load()
      .then(result => {
        component = result;
      })
      .finally(() => {
        loading = undefined;
      });
    return loading;
  };
  const source = { preload, loaded: () => component };
  return { ...source, Component: props => <Lazy {...source} fallbacks={fallbacks} ownProps={props} /> };
}

interface LazyProps<Props extends object> extends Omit<LazyComponent<Props>, 'Component'> {
  fallbacks: LazyFallbacks<Props>;
  ownProps: Props;
}

function Lazy<Props extends object>({ preload, loaded, fallbacks, ownProps }: LazyProps<Props>): ReactNode {
  const [failure, setFailure] = useState<{ mistake: unknown } | undefined>(undefined);
  const subscribe = useCallback(
    (onChange: () => void) => {
      let isUnmounted = false;
      // React asks again after subscribing, so what was preloaded in between is shown.
      if (!loaded() && !failure)
        preload().then(
          () => !isUnmounted && onChange(),
          async mistake => {
            if (!isUnmounted && !(await isReloading(mistake)) && !isUnmounted) setFailure({ mistake });
          },
        );
      return () => {
        isUnmounted = true;
      };
    },
    [preload, loaded, failure],
  );
  const Ready = useSyncExternalStore(subscribe, loaded);
  // Not as JSX: the linter takes every component from a call for one that is made while rendering.
  if (Ready) return createElement(Ready, ownProps);
  if (!failure) return fallbacks.waiting?.(ownProps);
  if (!fallbacks.missing) throw failure.mistake;
  return fallbacks.missing(ownProps, () => setFailure(undefined));
}

/** A file of the app could not be loaded, and a component waits for it. */
export interface MissingFileEvent extends Event {
  /** Takes the event over. The promise says whether the page reloads. */
  answerWith: (isReloading: Promise<boolean>) => void;
}

/**
 * Raises the event by which build tools report a missing file (8.29), and adds that a component waits for it. `true`:
 * the page reloads (4.41), so no error is shown.
 */
async function isReloading(mistake: unknown): Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  const answerWith: MissingFileEvent['answerWith'] = given => {
    answer ??= given;
  };
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(Object.assign(event, { payload: mistake, answerWith }));
  return (await answer) ?? false;
}
