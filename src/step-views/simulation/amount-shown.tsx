import type { ReactNode } from 'react';
import { formatCents } from '#brazil/money.ts';
import { css } from '#styled/css/index.js';
import { stale } from './stale.ts';

interface AmountShownProps {
  label: string;
  /** Cents. */
  cents: number;
  /** A new amount is being requested: until then the previous one stays, muted. */
  isStale: boolean;
  children?: ReactNode;
}

/** An amount with its label, in the largest type. */
export function AmountShown({ label, cents, isStale, children }: AmountShownProps): ReactNode {
  return (
    <div className={stale} data-stale={isStale || undefined}>
      <p className={labelStyle}>{label}</p>
      <p className={figure}>{formatCents(cents)}</p>
      {children && <p className={note}>{children}</p>}
    </div>
  );
}

const labelStyle = css({ textStyle: 'label', color: 'muted' });
const figure = css({ textStyle: 'amount', color: 'ink', overflowWrap: 'anywhere' });
const note = css({ textStyle: 'help', color: 'muted', marginTop: '1', fontVariantNumeric: 'tabular-nums' });
