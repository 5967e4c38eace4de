import { type ComponentType, lazy, type ReactNode, Suspense, useState } from 'react';
import { useFlows } from '#hooks/app-context.ts';
import { css } from '#styled/css/index.js';

interface Source<Props extends object> {
  load: () => Promise<ComponentType<Props>>;
  /** What stands there while it comes. */
  fallback?: ReactNode;
  /** True: without it the visitor misses something to press, so a part that is gone can be fetched again. */
  retries?: boolean;
  known?: ComponentType<Props>;
}

/**
 * A part of the frame that is fetched once the first place stands. Gone after a deploy: the page loads the new version once
 * (4.41). Gone for good, or offline, the journey goes on without it: nothing in the frame is worth the whole page.
 */
export function framePart<Props extends object>(
  load: Source<Props>['load'],
  more: Pick<Source<Props>, 'fallback' | 'retries'> = {},
): ComponentType<Props> {
  const source: Source<Props> = { load, ...more };
  return props => <Fetched source={source} own={props} />;
}

function Fetched<Props extends object>({ source, own }: { source: Source<Props>; own: Props }): ReactNode {
  const { mayReload } = useFlows();
  const fetched = (): ComponentType<Props> =>
    source.known ??
    // What lazy adds to the props is no business of a part.
    (lazy(async () => {
      try {
        source.known = await source.load();
        return { default: source.known };
      } catch (mistake) {
        if (mayReload()) throw mistake;
        return { default: () => source.retries && <Missing onRetry={() => setPart(fetched)} /> };
      }
    }) as ComponentType<Props>);
  const [Part, setPart] = useState(fetched);
  return (
    <Suspense fallback={source.fallback}>
      <Part {...own} />
    </Suspense>
  );
}

const Missing = ({ onRetry }: { onRetry: () => void }): ReactNode => (
  <button type="button" className={again} onClick={onRetry}>
    Tentar novamente
  </button>
);

const again = css({ minHeight: 'touch', textDecoration: 'underline', cursor: 'pointer' });
