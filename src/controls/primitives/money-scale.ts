/** The positions of a slider, numbered from 0, with the amount of each in cents. */
export interface MoneyScale {
  /** The last position. */
  lastPosition: number;
  /** The slider draws a dot at each position, because each is a mark of the service. */
  hasMarks: boolean;
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
export function createMoneyScale(min: number, max: number, marks: readonly number[]): MoneyScale | undefined {
  if (min > max) return undefined;
  const marksWithin = [...new Set(marks)].filter(mark => mark >= min && mark <= max).sort((a, b) => a - b);
  return marksWithin.length > 0
    ? createMarkedScale(marksWithin)
    : createSteppedScale(min, max, roundStepFrom((max - min) / MAX_POSITIONS));
}

function createMarkedScale(marks: readonly number[]): MoneyScale {
  const lastPosition = marks.length - 1;
  return {
    lastPosition,
    hasMarks: true,
    amountAt: position => marks[Math.max(0, Math.min(lastPosition, position))] ?? 0,
    positionOf: cents => {
      const distances = marks.map(mark => Math.abs(mark - cents));
      return distances.indexOf(Math.min(...distances));
    },
  };
}

function createSteppedScale(min: number, max: number, step: number): MoneyScale {
  const first = Math.floor(min / step) + 1;
  const lastPosition = Math.max(0, Math.ceil(max / step) - first + 1);
  const amountAt = (position: number) => {
    if (position <= 0) return min;
    return position >= lastPosition ? max : (first + position - 1) * step;
  };
  return {
    lastPosition,
    hasMarks: false,
    amountAt,
    positionOf: cents => {
      if (cents <= min) return 0;
      if (cents >= max) return lastPosition;
      const near = Math.round(cents / step) - first + 1;
      const candidates = [near - 1, near, near + 1].filter(
        position => position >= 0 && position <= lastPosition,
      );
      return candidates.reduce((best, position) =>
        Math.abs(amountAt(position) - cents) < Math.abs(amountAt(best) - cents) ? position : best,
      );
    },
  };
}

/** The smallest of 1, 2, 5, 10, 20 ... reais that is at least as large, in cents. */
function roundStepFrom(atLeast: number): number {
  for (let power = 100; ; power *= 10)
    for (const factor of [1, 2, 5]) if (factor * power >= atLeast) return factor * power;
}
