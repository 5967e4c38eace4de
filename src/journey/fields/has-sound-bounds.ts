/**
 * False if the maximum is below the minimum, or zero. The app ignores such bounds of an amount or a length, because
 * nothing satisfies them (assumptions 5.24 and 3.23).
 */
export const hasSoundBounds = (minimum: number | undefined, maximum: number | undefined): boolean =>
  maximum === undefined || (maximum > 0 && (minimum === undefined || minimum <= maximum));
