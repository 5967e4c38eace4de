import {
  type ComponentType,
  createElement,
  type ReactNode,
  useCallback,
  useState,
  useSyncExternalStore,
} from 'react';
import { lazyFunction } from '#shared/lazy-function.ts';

/** A component that is loaded on first use, or preloaded. */
export interface LazyComponent<Props extends object> {
  Component: ComponentType<Props>;
  /** Loads the component before it is used. Rejects with the error of the import. */
  preload: () => Promise<void>;
  /** Returns the component itself once it is loaded, for rendering without a wrapper. */
  getLoaded: () => ComponentType<Props> | undefined;
}

/** Replacements of the component. */
export interface LazyFallbacks<Props> {
  /** Rendered while the component loads. Absent: nothing. */
  waiting?: (props: Props) => ReactNode;
  /** Rendered if the component cannot be loaded. Absent: the next error boundary gets the error. */
  missing?: (props: Props, onRetry: () => void) => ReactNode;
}

/**
 * A component in a file of its own. A preloaded one is rendered at once, where React.lazy would show its fallback first
 * and keep it for 300 ms. A failed import can be retried, which React.lazy never does.
 */
export function lazyComponent<Props extends object>(
  load: () => Promise<ComponentType<Props>>,
  fallbacks: LazyFallbacks<Props> = {},
): LazyComponent<Props> {
  let component: ComponentType<Props> | undefined;
  const lazy = lazyFunction(async () => {
    component = await load();
  });
  const getLoaded = (): ComponentType<Props> | undefined => component;
  return {
    preload: lazy.preload,
    getLoaded,
    Component: props => (
      <Lazy load={lazy.load} getLoaded={getLoaded} fallbacks={fallbacks} ownProps={props} />
    ),
  };
}

interface LazyProps<Props extends object> extends Pick<LazyComponent<Props>, 'getLoaded'> {
  /** Loads the component for its use. Rejects with the error of the import, or if the file does not arrive in time. */
  load: () => Promise<void>;
  fallbacks: LazyFallbacks<Props>;
  ownProps: Props;
}

function Lazy<Props extends object>({ load, getLoaded, fallbacks, ownProps }: LazyProps<Props>): ReactNode {
  const [failure, setFailure] = useState<{ error: unknown } | undefined>(undefined);
  const [isRetry, setRetry] = useState(false);
  const subscribe = useCallback(
    (onChange: () => void) => {
      let isUnmounted = false;
      // React reads the snapshot again after subscribing, so a component that was preloaded in between is shown.
      if (!getLoaded() && !failure)
        load().then(
          () => !isUnmounted && onChange(),
          async error => {
            const isHandled =
              isUnmounted || (await reportMissingFile(error, isRetry, fallbacks.missing !== undefined));
            if (!isHandled && !isUnmounted) setFailure({ error });
          },
        );
      return () => {
        isUnmounted = true;
      };
    },
    [load, getLoaded, failure, isRetry, fallbacks],
  );
  const Ready = useSyncExternalStore(subscribe, getLoaded);
  // Not as JSX: the linter takes every component from a call for one that is made while rendering.
  if (Ready) return createElement(Ready, ownProps);
  if (!failure) return fallbacks.waiting?.(ownProps);
  if (!fallbacks.missing) throw failure.error;
  const retry = (): void => {
    setRetry(true);
    setFailure(undefined);
  };
  return fallbacks.missing(ownProps, retry);
}

/** The event that reports: a file of the app could not be loaded, and a component waits for it. */
export interface MissingFileEvent extends Event {
  /** The visitor has pressed the retry of an earlier failure. */
  isRetry: boolean;
  /** The component has something to show in place of itself. */
  hasFallback: boolean;
  /**
   * A listener calls it to handle the event. The promise resolves to whether the page reloads, or something else shows
   * in place of the component.
   */
  answerWith: (isHandled: Promise<boolean>) => void;
}

/**
 * Dispatches the event by which build tools report a missing file (8.29), with `answerWith`. Returns whether the page
 * reloads (4.41) or shows something else; then no error is shown.
 */
async function reportMissingFile(error: unknown, isRetry: boolean, hasFallback: boolean): Promise<boolean> {
  let answer: Promise<boolean> | undefined;
  const answerWith: MissingFileEvent['answerWith'] = isHandled => {
    answer ??= isHandled;
  };
  const event = new Event('vite:preloadError', { cancelable: true });
  dispatchEvent(Object.assign(event, { payload: error, isRetry, hasFallback, answerWith }));
  return (await answer) ?? false;
}
