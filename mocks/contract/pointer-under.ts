/** The names in a JSON pointer (RFC 6901), unescaped. */
export const namesIn = (pointer: string): string[] => pointer.split('/').slice(1).map(unescapeName);

/** The JSON pointer of a member. */
export const pointerUnder = (pointer: string, ...names: readonly (string | number)[]): string =>
  [pointer, ...names.map(name => escapeName(String(name)))].join('/');

const escapeName = (name: string): string => name.replaceAll('~', '~0').replaceAll('/', '~1');
const unescapeName = (name: string): string => name.replaceAll('~1', '/').replaceAll('~0', '~');
