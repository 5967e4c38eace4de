/** Milliseconds. */
const LIFETIME = 24 * 60 * 60 * 1000;
/**
 * After the device's clock was set back, an entry seems to expire too late. Up to this much later, it is still valid.
 * Milliseconds.
 */
const MAX_CLOCK_SKEW = 24 * 60 * 60 * 1000;

/** When an entry that is written now expires. Milliseconds since 1970, as all times here. */
export const expiryAt = (now: number): number => now + LIFETIME;

/** An entry that claims to expire later than this is not valid. */
export const latestExpiryAt = (now: number): number => now + LIFETIME + MAX_CLOCK_SKEW;

export const isAlive = (expires: number, now: number): boolean =>
  expires > now && expires <= latestExpiryAt(now);
