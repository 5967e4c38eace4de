import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { LoadingHeading } from './loading-heading.tsx';
import { Skeleton } from './skeleton.tsx';

/** Placeholder for a simulation while its code loads: title, amount, three options (15.4). */
export function OffersSkeleton(): ReactNode {
  return (
    <div className={column} aria-busy="true">
      <LoadingHeading />
      <div>
        <Skeleton shape="title" />
        <Skeleton shape="text" />
      </div>
      <Skeleton shape="field" />
      <div className={cards}>
        <Skeleton shape="card" count={3} />
      </div>
    </div>
  );
}

/** The column of a simulation. */
const column = css({
  display: 'grid',
  gridTemplateColumns: '[minmax(0, 1fr)]',
  alignContent: 'start',
  gap: '6',
  width: 'full',
  maxWidth: 'form',
  marginInline: 'auto',
  paddingTop: { base: '6', md: '10' },
  paddingBottom: '8',
});
const cards = css({ display: 'grid', gap: '3' });
