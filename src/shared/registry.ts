import type { WireName } from './wire-name.ts';

/**
 * A registry of declarations by the names that the server may send. A lookup never reaches a prototype (`constructor`,
 * `__proto__`), and an unknown name returns `undefined`.
 */
export interface Registry<Declaration, SetName extends string = string> {
  /** Finds a declaration by the exact name that the server sends. */
  find(name: WireName<SetName> | undefined): Declaration | undefined;
  /** Every name, in the order of declaration. */
  names(): readonly string[];
}

/** @throws if two declarations share a name: a developer's mistake, found when the module loads. */
export function defineRegistry<Declaration, SetName extends string = string>(
  setName: SetName,
  declarations: readonly (readonly [name: WireName<SetName>, declaration: Declaration])[],
): Registry<Declaration, SetName> {
  const byName = new Map<string, Declaration>();
  for (const [name, declaration] of declarations) {
    if (byName.has(name))
      throw new Error(`Two declarations of ${setName} are called "${name}". Rename one of them.`);
    byName.set(name, declaration);
  }
  return {
    find: name => (name === undefined ? undefined : byName.get(name)),
    names: () => [...byName.keys()],
  };
}
