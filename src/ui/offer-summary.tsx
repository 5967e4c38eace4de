import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { SkeletonOver } from './skeleton.tsx';

interface OfferSummaryProps {
  /** The choice in short. */
  title: ReactNode;
  /** The figures of the offer, under the title. */
  facts?: ReactNode;
  /** The figures belong to the previous request: skeletons replace them. */
  isStale?: boolean;
}

/** The choice in short, for the dock. */
export function OfferSummary({ title, facts, isStale = false }: OfferSummaryProps): ReactNode {
  return (
    <>
      <p className={titleStyle}>
        <SkeletonOver isStale={isStale}>{title}</SkeletonOver>
      </p>
      {facts !== undefined && (
        <p className={factsStyle}>
          <SkeletonOver isStale={isStale}>{facts}</SkeletonOver>
        </p>
      )}
    </>
  );
}

const titleStyle = css({ textStyle: 'strong', color: 'ink', fontVariantNumeric: 'tabular-nums' });
const factsStyle = css({ textStyle: 'help', color: 'muted', fontVariantNumeric: 'tabular-nums' });
