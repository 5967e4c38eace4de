import type { WireName } from './wire-name.ts';

/**
 * A registry: the declarations for the names the server may say.
 * Looking up a name never reaches a prototype (`constructor`, `__proto__`), and an unknown name answers `undefined`.
 */
export interface Registry<Declaration, OfSet extends string = string> {
  /** Finds a declaration by the exact name the server says. */
  find(name: WireName<OfSet> | undefined): Declaration | undefined;
  /** Every name, in the order declared. */
  names(): readonly string[];
}

/** @throws when two declarations share a name: a mistake of the developer, found when the module loads. */
export function defineRegistry<Declaration, OfSet extends string = string>(
  ofSet: OfSet,
  declarations: readonly (readonly [name: WireName<OfSet>, declaration: Declaration])[],
): Registry<Declaration, OfSet> {
  const byName = new Map<string, Declaration>();
  for (const [name, declaration] of declarations) {
    if (byName.has(name))
      throw new Error(`Two declarations of ${ofSet} are called "${name}". Rename one of them.`);
    byName.set(name, declaration);
  }
  return {
    find: name => (name === undefined ? undefined : byName.get(name)),
    names: () => [...byName.keys()],
  };
}
