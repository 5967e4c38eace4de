import type { WireName } from './wire-name.ts';

/**
 * Declarations by the names that the service may send. A lookup never reaches a prototype (`constructor`, `__proto__`).
 */
export interface Registry<Declaration, SetName extends string = string> {
  /** The declaration with exactly this name; `undefined` for an unknown name. */
  find(name: WireName<SetName> | undefined): Declaration | undefined;
  /** All names, in the order of declaration. */
  names(): readonly string[];
}

/**
 * Creates a registry.
 * @param setName the kind of its names, for the error message and the type `WireName`.
 * @throws if two declarations have the same name.
 */
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
