/** FNV-1a of the seed and the key: a number that depends only on both. */
function drawOf(seed: string, key: string): number {
  let hash = 0x811c9dc5;
  for (const letter of `${seed} ${key}`)
    hash = Math.imul(hash ^ (letter.codePointAt(0) ?? 0), 0x01000193) >>> 0;
  return hash;
}

/**
 * One of every `every` items, rounded up: the same for the same seed, others for another seed.
 * @param keyOf a text that identifies the item.
 */
export const rotatingSample = <Item>(
  items: readonly Item[],
  { seed, every, keyOf }: { seed: string; every: number; keyOf: (item: Item) => string },
): Item[] =>
  [...items]
    .sort((left, right) => drawOf(seed, keyOf(left)) - drawOf(seed, keyOf(right)))
    .slice(0, Math.ceil(items.length / every));
