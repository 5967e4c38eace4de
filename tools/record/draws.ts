/** Numbers that look random and come again with the same seed. What they replace has no part in them. */
export interface Draws {
  /** A whole number from 0 up to, but not, `below`. */
  below(below: number): number;
  of<Value>(list: readonly [Value, ...Value[]]): Value;
}

/** Mulberry32. */
export function createDraws(seed: number): Draws {
  let state = seed >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (limit: number): number => Math.floor(next() * limit);
  return { below, of: list => list[below(list.length)] ?? list[0] };
}
