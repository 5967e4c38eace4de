import { centsFromWire, formatCents } from '#brazil/money.ts';
import type { Field, Option } from '../model/field.ts';

type Bounds = Pick<Field, 'minValue' | 'maxValue'>;

/** A minimum above the maximum is ignored: no amount could satisfy it. */
export const hasSoundBounds = ({ minValue, maxValue }: Bounds): boolean =>
  minValue === undefined || maxValue === undefined || minValue <= maxValue;

/** The range of an amount as help text (5.24), in reais; only the existing bound, '' without one. */
export function moneyBoundsText({ minValue, maxValue }: Bounds): string {
  const minimumText = minValue === undefined ? [] : [`min: ${formatCents(minValue)}`];
  const maximumText = maxValue === undefined ? [] : [`max: ${formatCents(maxValue)}`];
  return hasSoundBounds({ minValue, maxValue }) ? [...minimumText, ...maximumText].join(' - ') : '';
}

/** The amounts a field's options name, in cents and ascending: the marks of a slider (5.24). */
export const marksOf = (options: readonly Option[]): number[] => {
  const amounts = options.map(option => centsFromWire(option.value)).filter(amount => amount !== undefined);
  return [...new Set(amounts)].sort((a, b) => a - b);
};

/** An amount (cents) within its bounds, at the nearest mark if there are marks (5.24). */
export function boundedCents(cents: number, bounds: Bounds, marks: readonly number[]): number {
  if (!hasSoundBounds(bounds)) return cents;
  const minimum = bounds.minValue ?? Number.NEGATIVE_INFINITY;
  const maximum = bounds.maxValue ?? Number.POSITIVE_INFINITY;
  const boundedAmount = Math.min(maximum, Math.max(minimum, cents));
  const allowed = marks.filter(mark => mark >= minimum && mark <= maximum);
  return allowed.reduce(
    (best, mark) => (Math.abs(mark - boundedAmount) < Math.abs(best - boundedAmount) ? mark : best),
    allowed[0] ?? boundedAmount,
  );
}
