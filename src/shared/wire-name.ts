/**
 * A name from an open set that the service defines, such as a field kind: any text, marked with its set. It is
 * looked up in the registry of that set and never compared: tests/architecture asks the type checker for both.
 */
export type WireName<SetName extends string> = string & { readonly wireNameOf?: SetName };
