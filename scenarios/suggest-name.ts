import { nearestNames } from './nearest-names.ts';

/** 'Did you mean a?', or `otherwise` if no name is similar. */
export function suggestName(typedName: string, names: Iterable<string>, otherwise: string): string {
  const similarNames = nearestNames(typedName, [...names]);
  return similarNames[0] === undefined ? otherwise : `Did you mean ${similarNames[0]}?`;
}
