import { tryOrUndefined } from './is-blocked.ts';

/** Crypto as browsers have it: `randomUUID` only in a secure context, so not on a phone that opens a QA build by plain http. */
type RandomSource = Partial<Pick<Crypto, 'randomUUID' | 'getRandomValues'>>;

/** Sixteen random bytes; without crypto from Math.random, which is no secret but as good as unique. */
function randomBytes(crypto: RandomSource | undefined): Uint8Array {
  const bytes = new Uint8Array(16);
  if (crypto?.getRandomValues) return crypto.getRandomValues(bytes);
  return bytes.map(() => Math.floor(Math.random() * 256));
}

/** A random UUID (version 4), with whatever the browser has to draw it from. */
function randomUuid(crypto: RandomSource | undefined): string {
  if (crypto?.randomUUID) return crypto.randomUUID();
  const bytes = randomBytes(crypto);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Draws the key of a press: two presses never share one (11.1, 16.3). @param crypto reaching it may throw. */
export function createIdempotencyKeys(crypto: () => RandomSource | undefined): () => string {
  return () => randomUuid(tryOrUndefined(crypto));
}
