import type { ReactNode } from 'react';
import { formatCents } from '#brazil/money.ts';
import { LargeFigure } from '#ui/large-figure.tsx';
import { stale } from './stale.ts';

interface AmountShownProps {
  label: string;
  /** Cents. */
  cents: number;
  /** A new amount is being requested: until then the previous one stays, muted. */
  isStale: boolean;
}

/** The amount at the head of an offer. */
export const AmountShown = ({ label, cents, isStale }: AmountShownProps): ReactNode => (
  <div className={stale} data-stale={isStale || undefined}>
    <LargeFigure name={label} value={formatCents(cents)} />
  </div>
);
