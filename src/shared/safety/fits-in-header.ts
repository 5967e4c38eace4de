/** The maximum length, because most servers refuse longer header lines. Characters. */
const MAX_LENGTH = 7000;

/**
 * Whether a header can contain a value: printable ASCII, no blank at either end, not too long. Browsers throw an error
 * for most other values, so that such a value in a cookie would break every call of every later visit.
 */
export const fitsInHeader = (value: string): boolean =>
  value.length <= MAX_LENGTH && /^[\x21-\x7e](?:[\x20-\x7e]*[\x21-\x7e])?$/.test(value);
