import { centsFromWire, formatCents } from '#brazil/money.ts';
import type { Field, Option } from '../model/field.ts';
import { hasSoundBounds } from './has-sound-bounds.ts';

type Bounds = Pick<Field, 'minValue' | 'maxValue'>;

/** The bounds of an amount as help text in reais (5.24), which may break only between them; '' without bounds. */
export function describeMoneyBounds({ minValue, maxValue }: Bounds): string {
  const minimumText = minValue === undefined ? [] : [`min:\u00a0${formatCents(minValue)}`];
  const maximumText = maxValue === undefined ? [] : [`max:\u00a0${formatCents(maxValue)}`];
  return hasSoundBounds(minValue, maxValue) ? [...minimumText, ...maximumText].join(' - ') : '';
}

/** The marks of a slider (5.24): the amounts of the field's options in cents, ascending. */
export const marksOf = (options: readonly Option[]): number[] => {
  const amounts = options.map(option => centsFromWire(option.value)).filter(amount => amount !== undefined);
  return [...new Set(amounts)].sort((a, b) => a - b);
};

/**
 * The nearest allowed amount in cents (5.24): a mark within the bounds; without such a mark, any amount within the
 * bounds.
 */
export function clampCents(cents: number, bounds: Bounds, marks: readonly number[]): number {
  const { minValue, maxValue } = bounds;
  if (!hasSoundBounds(minValue, maxValue)) return cents;
  const minimum = minValue ?? Number.NEGATIVE_INFINITY;
  const maximum = maxValue ?? Number.POSITIVE_INFINITY;
  const boundedAmount = Math.min(maximum, Math.max(minimum, cents));
  const allowedMarks = marks.filter(mark => mark >= minimum && mark <= maximum);
  return allowedMarks.reduce(
    (best, mark) => (Math.abs(mark - boundedAmount) < Math.abs(best - boundedAmount) ? mark : best),
    allowedMarks[0] ?? boundedAmount,
  );
}
