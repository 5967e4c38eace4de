/** A hash of a text from 0 to 2^32 - 1 (FNV-1a, mixed). */
export function seededNumber(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return (hash ^ (hash >>> 16)) >>> 0;
}

/** Picks a member of a list by the hash of a text. @throws when the list is empty. */
export function seededPick<Value>(list: readonly Value[], text: string): Value {
  const item = list[seededNumber(text) % list.length];
  if (item === undefined) throw new Error(`The list is empty; nothing can be picked for "${text}".`);
  return item;
}
