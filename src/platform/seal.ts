import { murmurhash3 } from './murmurhash3.ts';

/**
 * An encrypted value as stored on the device. Its name and expiry are authenticated. There are two forms: AES-GCM of
 * the bytes and, with an `offset`, the bytes XORed with a prepared key stream (checksum inside). The second form
 * exists because Web Crypto is asynchronous and a closing page cannot wait (11.3). The stream is AES-GCM of zeros
 * under an iv of its own, and each part of it is used once.
 */
export interface Sealed {
  /** Milliseconds since 1970. Not encrypted, so that old entries can be removed without the key. */
  expires: number;
  iv: Uint8Array<ArrayBuffer>;
  bytes: Uint8Array<ArrayBuffer>;
  /** Position of `bytes` in the key stream. */
  offset?: number;
}

/** A prepared key stream for synchronous encryption. `used`: the number of bytes that are used up. */
export interface Pad {
  iv: Uint8Array<ArrayBuffer>;
  stream: Uint8Array;
  used: number;
}

/** The shortest stream in bytes. */
const MIN_PAD = 65_536;
/** The longest stream in bytes. */
const MAX_PAD = 8_388_608;
/** AES-GCM appends an authentication tag. Bytes. */
const TAG_LENGTH = 16;

const encoder = new TextEncoder();
const decoder = new TextDecoder('utf-8', { fatal: true });

const createGcmParameters = (iv: Uint8Array<ArrayBuffer>, boundText?: string): AesGcmParams => ({
  name: 'AES-GCM',
  iv,
  ...(boundText !== undefined && { additionalData: encoder.encode(boundText) }),
});

const createIv = (crypto: Crypto) => crypto.getRandomValues(new Uint8Array(12));
const boundTextOf = (name: string, expires: number) => `${name}\n${expires.toString(36)}`;
const checksumLineOf = (name: string, expires: number, text: string) =>
  `${murmurhash3(`${boundTextOf(name, expires)}\n${text}`, 256)}\n`;

const combine = (bytes: Uint8Array, stream: Uint8Array): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(bytes, (byte, index) => byte ^ (stream[index] ?? 0));

async function createStream(crypto: Crypto, key: CryptoKey, iv: Uint8Array<ArrayBuffer>, length: number) {
  const encrypted = await crypto.subtle.encrypt(createGcmParameters(iv), key, new Uint8Array(length));
  return new Uint8Array(encrypted, 0, encrypted.byteLength - TAG_LENGTH);
}

export async function seal(
  crypto: Crypto,
  key: CryptoKey,
  name: string,
  content: Uint8Array<ArrayBuffer>,
  expires: number,
): Promise<Sealed> {
  const iv = createIv(crypto);
  const encrypted = await crypto.subtle.encrypt(
    createGcmParameters(iv, boundTextOf(name, expires)),
    key,
    content,
  );
  return { expires, iv, bytes: new Uint8Array(encrypted) };
}

/** @param length the number of bytes that must fit. */
export async function createPad(crypto: Crypto, key: CryptoKey, length = MIN_PAD): Promise<Pad> {
  const iv = createIv(crypto);
  const stream = await createStream(crypto, key, iv, Math.min(Math.max(length, MIN_PAD), MAX_PAD));
  return { iv, stream, used: 0 };
}

/** Synchronous. `undefined` if the pad is used up. */
export function sealNow(pad: Pad, name: string, text: string, expires: number): Required<Sealed> | undefined {
  const bytes = encoder.encode(checksumLineOf(name, expires, text) + text);
  const offset = pad.used;
  if (offset + bytes.length > pad.stream.length) return undefined;
  pad.used += bytes.length;
  return { expires, iv: pad.iv, offset, bytes: combine(bytes, pad.stream.subarray(offset)) };
}

/** @throws if the entry is damaged, belongs to another name, or has another key */
export async function unseal(
  crypto: Crypto,
  key: CryptoKey,
  name: string,
  { expires, iv, bytes, offset }: Sealed,
): Promise<Uint8Array<ArrayBuffer>> {
  if (offset === undefined)
    return new Uint8Array(
      await crypto.subtle.decrypt(createGcmParameters(iv, boundTextOf(name, expires)), key, bytes),
    );
  const stream = await createStream(crypto, key, iv, Math.min(offset + bytes.length, MAX_PAD));
  const plaintext = decoder.decode(combine(bytes, stream.subarray(offset)));
  const text = plaintext.slice(plaintext.indexOf('\n') + 1);
  if (checksumLineOf(name, expires, text) + text !== plaintext) throw new Error('The entry is damaged.');
  return encoder.encode(text);
}

export const encodeUtf8 = (text: string): Uint8Array<ArrayBuffer> => encoder.encode(text);
/** @throws if the bytes are not UTF-8 */
export const decodeUtf8 = (bytes: Uint8Array): string => decoder.decode(bytes);
