/** Chance that begins at a seed: the same seed makes the same choices. */
export interface Random {
  chance(probability: number): boolean;
  /** A whole number between both bounds, which count. */
  integer(min: number, max: number): number;
  pick<Item>(items: readonly Item[]): Item;
  shuffle<Item>(items: readonly Item[]): Item[];
  digits(count: number): string;
}

/**
 * The generator mulberry32.
 * @param subject has choices of its own: a new one leaves those of the others as they are.
 */
export function createRandom(seed: number, subject = ''): Random {
  let state = Math.imul(seed + 1, 0x9e3779b1) >>> 0;
  for (const letter of subject) state = Math.imul(state ^ letter.charCodeAt(0), 0x01000193) >>> 0;
  const next = (): number => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const integer = (min: number, max: number): number => min + Math.floor(next() * (max - min + 1));
  return {
    chance: probability => next() < probability,
    integer,
    pick(items) {
      const item = items[integer(0, items.length - 1)];
      if (item === undefined) throw new Error('There is nothing to pick from.');
      return item;
    },
    shuffle(items) {
      const ranked = items.map(item => ({ item, rank: next() }));
      return ranked.sort((left, right) => left.rank - right.rank).map(({ item }) => item);
    },
    digits: count => Array.from({ length: count }, () => integer(0, 9)).join(''),
  };
}
