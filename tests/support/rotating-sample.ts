/** The FNV-1a hash of the seed and the key. */
function rankOf(seed: string, key: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${seed} ${key}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/**
 * Is it the turn of the item with this key? It is for one in `every` seeds, on the average. A list that a run cannot
 * see as a whole is sampled with it, item by item.
 */
export const isInTurn = (key: string, { seed, every }: { seed: string; every: number }): boolean =>
  rankOf(seed, key) < 2 ** 32 / every;

/**
 * A pseudo-random share of the items, one in `every`, rounded up. The same seed selects the same items.
 * @param keyOf a text that identifies the item.
 */
export const rotatingSample = <Item>(
  items: readonly Item[],
  { seed, every, keyOf }: { seed: string; every: number; keyOf: (item: Item) => string },
): Item[] =>
  [...items]
    .sort((left, right) => rankOf(seed, keyOf(left)) - rankOf(seed, keyOf(right)))
    .slice(0, Math.ceil(items.length / every));
