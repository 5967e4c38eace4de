const mix = (block: number): number => {
  const scaled = Math.imul(block, 0xcc9e2d51);
  return Math.imul((scaled << 15) | (scaled >>> 17), 0x1b873593);
};

/**
 * MurmurHash3, 32 bits, of the low bytes of a text's characters (`murmurhash3_gc` of murmurhash-js); an unsigned
 * number. Not the package, because that is an old script that needs a wrapper; a test compares both.
 */
export function murmurhash3(text: string, seed: number): number {
  const byteAt = (index: number) => text.charCodeAt(index) & 0xff;
  const blockLength = text.length & ~3;
  let hash = seed;
  for (let index = 0; index < blockLength; index += 4) {
    hash ^= mix(
      byteAt(index) | (byteAt(index + 1) << 8) | (byteAt(index + 2) << 16) | (byteAt(index + 3) << 24),
    );
    hash = Math.imul((hash << 13) | (hash >>> 19), 5) + 0xe6546b64;
  }
  let rest = 0;
  for (let index = text.length - 1; index >= blockLength; index -= 1) rest = (rest << 8) | byteAt(index);
  hash ^= mix(rest) ^ text.length;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
