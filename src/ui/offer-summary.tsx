import type { ReactNode } from 'react';
import { css, cx } from '#styled/css/index.js';
import { Icon } from './icon.tsx';
import { IconAlertCircle } from './icons.ts';
import { SkeletonOver } from './skeleton.tsx';

interface OfferSummaryProps {
  /** The choice in short. */
  title: ReactNode;
  /** The figures of the offer, under the title. */
  facts?: ReactNode;
  /** The figures belong to the previous request: skeletons replace them. */
  isStale?: boolean;
  /** The title says what is missing. */
  isWrong?: boolean;
}

/** The choice in short, for the dock. */
export function OfferSummary({
  title,
  facts,
  isStale = false,
  isWrong = false,
}: OfferSummaryProps): ReactNode {
  return (
    <>
      <p className={cx(titleStyle, isWrong && wrongTitle)}>
        {isWrong && <Icon drawing={IconAlertCircle} className={alertIcon} />}
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

const titleStyle = css({
  textStyle: 'strong',
  color: 'ink',
  fontVariantNumeric: 'tabular-nums',
});
const wrongTitle = css({ display: 'flex', gap: '2', color: 'error' });
const alertIcon = css({ marginTop: '0.5' });
const factsStyle = css({ textStyle: 'help', color: 'muted', fontVariantNumeric: 'tabular-nums' });
