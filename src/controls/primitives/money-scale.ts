/** Positions of a slider from 0, with the amount of each in cents. */
export interface MoneyScale {
  /** The last position. */
  last: number;
  /** Every position is a mark that is drawn. */
  marked: boolean;
  amountAt(position: number): number;
  /** The position nearest to an amount. */
  positionOf(cents: number): number;
}

/** The number of positions that a thumb can distinguish on a phone. */
const MAX_POSITIONS = 200;

/**
 * The positions of a slider between two amounts (cents): round steps of 1, 2 or 5 times a power of ten reais that end
 * exactly on both bounds, or the marks if there are any (5.24). `undefined` if the minimum exceeds the maximum.
 */
export function moneyScale(min: number, max: number, marks: readonly number[]): MoneyScale | undefined {
  if (min > max) return undefined;
  const marksWithin = [...new Set(marks)].filter(mark => mark >= min && mark <= max).sort((a, b) => a - b);
  return marksWithin.length > 0
    ? marked(marksWithin)
    : stepped(min, max, roundStep((max - min) / MAX_POSITIONS));
}

function marked(marks: readonly number[]): MoneyScale {
  const last = marks.length - 1;
  return {
    last,
    marked: true,
    amountAt: position => marks[Math.max(0, Math.min(last, position))] ?? 0,
    positionOf: cents => {
      const distances = marks.map(mark => Math.abs(mark - cents));
      return distances.indexOf(Math.min(...distances));
    },
  };
}

function stepped(min: number, max: number, step: number): MoneyScale {
  const first = Math.floor(min / step) + 1;
  const last = Math.max(0, Math.ceil(max / step) - first + 1);
  const amountAt = (position: number) => {
    if (position <= 0) return min;
    return position >= last ? max : (first + position - 1) * step;
  };
  return {
    last,
    marked: false,
    amountAt,
    positionOf: cents => {
      if (cents <= min) return 0;
      if (cents >= max) return last;
      const near = Math.round(cents / step) - first + 1;
      const candidates = [near - 1, near, near + 1].filter(position => position >= 0 && position <= last);
      return candidates.reduce((best, position) =>
        Math.abs(amountAt(position) - cents) < Math.abs(amountAt(best) - cents) ? position : best,
      );
    },
  };
}

/** The smallest of 1, 2, 5, 10, 20 ... reais that is at least as large, in cents. */
function roundStep(atLeast: number): number {
  for (let power = 100; ; power *= 10)
    for (const factor of [1, 2, 5]) if (factor * power >= atLeast) return factor * power;
}
