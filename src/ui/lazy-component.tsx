import { type ComponentType, type ReactNode, useEffect, useState } from 'react';

/** A component that is fetched on first use, or ahead of it. */
export interface LazyComponent<Props extends object> {
  Component: ComponentType<Props>;
  /** Fetches it ahead. @throws what the import threw. */
  preload: () => Promise<void>;
  /** The component itself, once it has been fetched: drawn without another around it. */
  loaded: () => ComponentType<Props> | undefined;
}

/** What stands in the place of a part. */
export interface LazyFallbacks<Props> {
  /** While it comes: nothing, unless it is said here. */
  waiting?: (props: Props) => ReactNode;
  /** When it cannot be had. Unless it is said here the mistake is thrown, and takes down what is around it. */
  missing?: (props: Props, onRetry: () => void) => ReactNode;
}

/**
 * A part of the page that comes in a file of its own. What has been fetched ahead is drawn at once, where React.lazy would
 * show its fallback first and keep it for 300 ms; what cannot be had may be asked for again, which React.lazy never does.
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
  return { ...source, Component: props => <Lazy {...source} fallbacks={fallbacks} own={props} /> };
}

/** Fetches parts before they are needed; one that cannot be had now is asked for again on use. */
export async function preloadComponents(
  components: Iterable<{ preload: () => Promise<void> }>,
): Promise<void> {
  await Promise.allSettled(Array.from(components, ({ preload }) => preload()));
}

interface LazyProps<Props extends object> extends Omit<LazyComponent<Props>, 'Component'> {
  fallbacks: LazyFallbacks<Props>;
  own: Props;
}

function Lazy<Props extends object>({ preload, loaded, fallbacks, own }: LazyProps<Props>): ReactNode {
  const [fetching, setFetching] = useState<'asked' | 'there' | { mistake: unknown }>('asked');

  useEffect(() => {
    if (fetching !== 'asked') return;
    // Fetched ahead between the drawing and now: nobody else would tell.
    if (loaded()) return setFetching('there');
    let gone = false;
    preload().then(
      () => !gone && setFetching('there'),
      async mistake => {
        if (!gone && !(await isReloading(mistake)) && !gone) setFetching({ mistake });
      },
    );
    return () => {
      gone = true;
    };
  }, [preload, loaded, fetching]);

  const Ready = loaded();
  if (Ready) return <Ready {...own} />;
  if (typeof fetching === 'string') return fallbacks.waiting?.(own);
  if (!fallbacks.missing) throw fetching.mistake;
  return fallbacks.missing(own, () => setFetching('asked'));
}

/** A file of the page could not be fetched, and somebody waits for it. */
export interface MissingFileEvent extends Event {
  /** Takes the event: what is given says whether the page loads anew. */
  answerWith: (isReloading: Promise<boolean>) => void;
}

/**
 * Raises what a build tool raises when a file of the page is gone (8.29), with the word that somebody waits for it: a build
 * tool says nothing of that. `true`: the page loads anew (4.41), so nothing is to be told here.
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
