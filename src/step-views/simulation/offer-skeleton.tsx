import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { Skeleton } from '#ui/skeleton.tsx';

interface OfferSkeletonProps {
  /** The offer begins with its amount, which no input shows. */
  hasAmount: boolean;
}

/** Placeholder of the first offer, in the places of its parts: the amount, a label, the cards of the options (14.4). */
export const OfferSkeleton = ({ hasAmount }: OfferSkeletonProps): ReactNode => (
  <div aria-busy="true" className={parts}>
    {hasAmount && (
      <div className={figure}>
        <Skeleton shape="label" />
        <Skeleton shape="title" />
      </div>
    )}
    <div>
      <Skeleton shape="label" />
      <div className={options}>
        <Skeleton shape="card" count={3} />
      </div>
    </div>
  </div>
);

const parts = css({ display: 'grid', gap: '6' });
/** As high as a label and the largest type. */
const figure = css({ height: '[3.75rem]', overflow: 'hidden' });
const options = css({
  display: 'grid',
  gap: '3',
  // The first option, with the lowest total, has a badge: on a phone in a line of its own.
  '& > *': { height: '[4.625rem]', _first: { height: { base: '[6.125rem]', md: '[4.75rem]' } } },
});
