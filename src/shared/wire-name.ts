/**
 * A name from an open set that the service defines, such as a field kind: any text, with a type-only mark of its set.
 * Outside the folders of its registry, code only looks it up there and never compares it or spells it out;
 * `tests/architecture/wire-names.test.ts` checks this.
 */
export type WireName<SetName extends string> = string & { readonly setName?: SetName };
