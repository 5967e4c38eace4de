import { tryOrUndefined } from '#shared/try-or-undefined.ts';

/**
 * The parts of crypto that may be missing: `randomUUID` needs a secure context, so a phone that opens a QA build over
 * http does not have it.
 */
type RandomSource = Partial<Pick<Crypto, 'randomUUID' | 'getRandomValues'>>;

/** Sixteen random bytes. Without crypto they come from Math.random, which is not secret but unique enough. */
function createRandomBytes(crypto: RandomSource | undefined): Uint8Array {
  const bytes = new Uint8Array(16);
  if (crypto?.getRandomValues) return crypto.getRandomValues(bytes);
  return bytes.map(() => Math.floor(Math.random() * 256));
}

/** A random UUID (version 4) from the best source available. */
function createRandomUuid(crypto: RandomSource | undefined): string {
  if (crypto?.randomUUID) return crypto.randomUUID();
  const bytes = createRandomBytes(crypto);
  bytes[6] = ((bytes[6] ?? 0) & 0x0f) | 0x40;
  bytes[8] = ((bytes[8] ?? 0) & 0x3f) | 0x80;
  const digits = [...bytes].map(byte => byte.toString(16).padStart(2, '0')).join('');
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
}

/** Creates the key of a write: no two presses share one (11.1, 16.3). @param crypto reading it may throw. */
export function createIdempotencyKeys(crypto: () => RandomSource | undefined): () => string {
  return () => createRandomUuid(tryOrUndefined(crypto));
}
