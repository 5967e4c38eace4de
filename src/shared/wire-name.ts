/**
 * A name from an open set that the service defines, such as the field kinds. At run time it is any text; the type names
 * the set. Only the folders of the set's registry may contain or compare such names, all other code looks them up:
 * `tests/architecture/wire-names.test.ts` checks this.
 */
export type WireName<SetName extends string> = string & { readonly setName?: SetName };
