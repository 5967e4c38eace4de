/** Most servers refuse longer header lines. Characters. */
const LONGEST = 7000;

/**
 * Whether a header can carry a value: printable ASCII, no blank at either end, not too long. Browsers throw for most
 * other values, so one of them in a cookie would break every call of every later visit.
 */
export const fitsInHeader = (value: string): boolean =>
  value.length <= LONGEST && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value);
