import type { ReactNode } from 'react';
import { css } from '#styled/css/index.js';
import { SkeletonOver } from './skeleton.tsx';

interface OfferBarProps {
  /** The choice in short, with the offer's figures under it. */
  title: ReactNode;
  facts?: ReactNode;
  /** The figures belong to the previous request: skeletons replace them. */
  stale?: boolean;
  /** The only button. */
  children: ReactNode;
}

/** The choice in short and the button, always visible at the bottom of the window. */
export function OfferBar({ title, facts, stale = false, children }: OfferBarProps): ReactNode {
  return (
    <div className={bar}>
      <div className={words}>
        <p className={main}>
          <SkeletonOver shows={stale}>{title}</SkeletonOver>
        </p>
        {facts !== undefined && (
          <p className={small}>
            <SkeletonOver shows={stale}>{facts}</SkeletonOver>
          </p>
        )}
      </div>
      <div className={button}>{children}</div>
    </div>
  );
}

const bar = css({
  position: 'sticky',
  bottom: '[var(--keyboard, 0px)]',
  zIndex: 'bar',
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: '5',
  rowGap: '2',
  marginInline: { base: '-5', md: '0' },
  paddingInline: { base: '5', md: '0' },
  paddingTop: '3',
  paddingBottom: { base: 'safe', md: '6' },
  // The secondary actions below it move into the form's bottom margin.
  marginBottom: { md: '8' },
  bg: 'canvas',
  borderTop: 'line',
});
const words = css({
  // Large text: one below the other on a desktop, too.
  flex: { base: '[1 1 100%]', md: '[1 1 10rem]' },
  minWidth: '0',
});
const main = css({ textStyle: 'strong', color: 'ink', fontVariantNumeric: 'tabular-nums' });
const small = css({ textStyle: 'help', color: 'muted', fontVariantNumeric: 'tabular-nums' });
const button = css({
  flex: { base: '[1 1 100%]', md: '[0 0 auto]' },
  minWidth: { md: '[min(12rem, 100%)]' },
  maxWidth: 'full',
  display: 'grid',
});
