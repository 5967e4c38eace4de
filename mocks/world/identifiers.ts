/** The source of identifiers: a seed and the number drawn so far. */
interface Draws {
  seed: number;
  drawn: number;
}

/** 24 hexadecimal digits like those of the service. The same seed draws the same sequence. */
export function drawIdentifier(draws: Draws): string {
  draws.drawn += 1;
  let id = '';
  for (let partIndex = 0; partIndex < 3; partIndex += 1)
    id += mixNumber(draws.seed, draws.drawn, partIndex).toString(16).padStart(8, '0');
  return id;
}

/** A number from 0 (inclusive) to 1 (exclusive). */
export function drawShare(draws: Draws): number {
  draws.drawn += 1;
  return mixNumber(draws.seed, draws.drawn, 9) / 2 ** 32;
}

/** Mixes three numbers into 32 bits: the finaliser of MurmurHash3, which spreads neighbours well. */
function mixNumber(seed: number, drawn: number, partIndex: number): number {
  let hash = (seed ^ Math.imul(drawn, 0x9e3779b1) ^ Math.imul(partIndex + 1, 0x85ebca6b)) >>> 0;
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}
