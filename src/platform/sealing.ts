import { murmurhash3 } from './murmurhash.ts';

/**
 * How an entry of the vault looks in storage:
 *   sealed:  `s.<expires>.<iv>.<AES-GCM of the text; name and expiry are authenticated with it>`
 *   padded:  `p.<expires>.<iv>.<offset>.<text XOR key stream; checksum inside>`
 * `expires` is milliseconds since 1970 in base 36 and readable, so that old entries can be swept without decrypting them.
 * Padded entries exist because Web Crypto answers later and a page that is being left has no later (11.3): the key stream
 * (AES-GCM of zeros under an iv used for nothing else) is made beforehand and no part of it is used twice.
 */
export const lengthOfPad = 65_536;
/** AES-GCM starts its key stream at byte 0 and puts a tag of 16 bytes behind it. */
const tag = 16;

export interface Pad {
  iv: Uint8Array<ArrayBuffer>;
  stream: Uint8Array;
  used: number;
}

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

function toBase64(bytes: Uint8Array): string {
  let binary = '';
  for (let start = 0; start < bytes.length; start += 8192)
    binary += String.fromCharCode(...bytes.subarray(start, start + 8192));
  return btoa(binary);
}

const fromBase64 = (text: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(text), character => character.charCodeAt(0));

const gcm = (iv: Uint8Array<ArrayBuffer>, bound?: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  ...(bound !== undefined && { additionalData: encoder.encode(bound) }),
});

const freshIv = (crypto: Crypto) => crypto.getRandomValues(new Uint8Array(12));
const bound = (name: string, expires: string) => `${name}\n${expires}`;
const checksum = (name: string, expires: string, text: string) =>
  `${murmurhash3(`${bound(name, expires)}\n${text}`, 256)}\n`;

const combine = (bytes: Uint8Array, stream: Uint8Array): Uint8Array =>
  bytes.map((byte, index) => byte ^ (stream[index] ?? 0));

async function streamOf(crypto: Crypto, key: CryptoKey, iv: Uint8Array<ArrayBuffer>, length: number) {
  const sealed = await crypto.subtle.encrypt(gcm(iv), key, new Uint8Array(length));
  return new Uint8Array(sealed, 0, sealed.byteLength - tag);
}

export async function seal(crypto: Crypto, key: CryptoKey, name: string, text: string, expires: number) {
  const iv = freshIv(crypto);
  const until = expires.toString(36);
  const sealed = await crypto.subtle.encrypt(gcm(iv, bound(name, until)), key, encoder.encode(text));
  return `s.${until}.${toBase64(iv)}.${toBase64(new Uint8Array(sealed))}`;
}

export async function makePad(crypto: Crypto, key: CryptoKey): Promise<Pad> {
  const iv = freshIv(crypto);
  return { iv, stream: await streamOf(crypto, key, iv, lengthOfPad), used: 0 };
}

/** Synchronous. `undefined` when the pad is used up. */
export function sealNow(pad: Pad, name: string, text: string, expires: number): string | undefined {
  const until = expires.toString(36);
  const bytes = encoder.encode(checksum(name, until, text) + text);
  const offset = pad.used;
  if (offset + bytes.length > pad.stream.length) return undefined;
  pad.used += bytes.length;
  return `p.${until}.${toBase64(pad.iv)}.${offset}.${toBase64(combine(bytes, pad.stream.subarray(offset)))}`;
}

/** @throws when the entry is damaged, belongs to another name, or was made with another key */
export async function unseal(crypto: Crypto, key: CryptoKey, name: string, entry: string): Promise<string> {
  const [form, until = '', iv = '', ...rest] = entry.split('.');
  if (form === 's') {
    const sealed = fromBase64(rest[0] ?? '');
    return decoder.decode(await crypto.subtle.decrypt(gcm(fromBase64(iv), bound(name, until)), key, sealed));
  }
  const offset = Number(rest[0]);
  const bytes = fromBase64(rest[1] ?? '');
  const stream = await streamOf(crypto, key, fromBase64(iv), Math.min(offset + bytes.length, lengthOfPad));
  const whole = decoder.decode(combine(bytes, stream.subarray(offset)));
  const text = whole.slice(whole.indexOf('\n') + 1);
  if (checksum(name, until, text) + text !== whole) throw new Error('The entry is damaged.');
  return text;
}

/** When the entry ends, in milliseconds since 1970; NaN for what is not an entry. */
export const expiryOf = (entry: string): number => Number.parseInt(entry.split('.')[1] ?? '', 36);
