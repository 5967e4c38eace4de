import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { LoadingHeading } from './loading-heading.tsx';
import { Skeleton } from './skeleton.tsx';

interface FormSkeletonProps {
  /** The h1, for screen readers only, which takes no focus. Absent: "Carregando", which takes a focus that is lost. */
  heading?: string;
}

/**
 * Placeholder for a form while it loads: title, two lines of text, three fields. The shell in index.html has the same
 * dimensions, so nothing moves when this replaces it (14.4). Change both together.
 */
export function FormSkeleton({ heading }: FormSkeletonProps): ReactNode {
  return (
    <div className={column} aria-busy="true">
      {heading === undefined ? <LoadingHeading /> : <h1 className={visuallyHidden}>{heading}</h1>}
      <div className={header}>
        <Skeleton shape="title" />
        <div className={description}>
          <Skeleton shape="text" count={2} />
        </div>
      </div>
      <Skeleton shape="field" count={3} />
    </div>
  );
}

const visuallyHidden = css({ srOnly: true });
/** The grid's gap (20 px) and this margin make 24 px above the first field, as in a form. */
const header = css({ marginBottom: '1' });
const description = css({
  display: 'grid',
  marginTop: '2',
  '& > :last-child': { width: 'twoThirds' },
});
const column = css({
  display: 'grid',
  alignContent: 'start',
  gap: 'field',
  width: 'full',
  maxWidth: 'form',
  marginInline: 'auto',
  paddingBlock: { base: '6', md: '10' },
});
