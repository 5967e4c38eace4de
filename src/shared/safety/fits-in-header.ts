/** Longer lines are refused by most servers, whatever stands in them. Characters. */
const LONGEST = 7000;

/**
 * Whether a value fits in a header of a request: printable ASCII, no blank at either end, not too long. A browser throws
 * for most other values, so that one of them in a cookie would break every call of every later visit.
 */
export const fitsInHeader = (value: string): boolean =>
  value.length <= LONGEST && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value);
