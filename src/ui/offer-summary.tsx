import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { SkeletonOver } from './skeleton.tsx';

interface OfferSummaryProps {
  /** The choice in short, with the offer's figures under it. */
  title: ReactNode;
  facts?: ReactNode;
  /** The figures belong to the previous request: skeletons replace them. */
  stale?: boolean;
}

/** The choice in short, for the dock. */
export function OfferSummary({ title, facts, stale = false }: OfferSummaryProps): ReactNode {
  return (
    <>
      <p className={main}>
        <SkeletonOver shows={stale}>{title}</SkeletonOver>
      </p>
      {facts !== undefined && (
        <p className={small}>
          <SkeletonOver shows={stale}>{facts}</SkeletonOver>
        </p>
      )}
    </>
  );
}

const main = css({ textStyle: 'strong', color: 'ink', fontVariantNumeric: 'tabular-nums' });
const small = css({ textStyle: 'help', color: 'muted', fontVariantNumeric: 'tabular-nums' });
