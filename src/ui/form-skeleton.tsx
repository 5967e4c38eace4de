import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Skeleton } from './skeleton.tsx';

interface FormSkeletonProps {
  /** For screen readers. */
  heading: string;
}

/** The bones of a form: its title, two lines about it, and three fields. The shell in index.html has the same measures (14.4). */
export function FormSkeleton({ heading }: FormSkeletonProps): ReactNode {
  return (
    <div className={column} aria-busy="true">
      <h1 className={unseen}>{heading}</h1>
      <div className={head}>
        <Skeleton shape="title" />
        <div className={description}>
          <Skeleton shape="text" count={2} />
        </div>
      </div>
      <Skeleton shape="field" count={3} />
    </div>
  );
}

const unseen = css({ srOnly: true });
/** With the gap, 24 px above the first field, as in a form. */
const head = css({ marginBottom: '1' });
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
