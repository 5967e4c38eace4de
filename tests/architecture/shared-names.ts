import { exportedNamesIn } from './file-names.ts';
import { REGISTRY_FOLDERS } from './wire-names.ts';

/**
 * Names that two files export on purpose. A declaration in a registry needs no entry: it has the name that the lender's
 * service uses, and several registries may contain the same name.
 */
const MIRRORS: Readonly<Record<string, string>> = {
  startCarEquityInsertion: 'the action of a button, and the call that it makes',
  submit: 'the action of a button, and the flow that it starts',
};

const registryFolders = Object.values(REGISTRY_FOLDERS).flat();

/** A line for each name that files outside the registries export more than once. */
export function sharedNames(files: readonly { path: string; source: string }[]): string[] {
  const pathsByName = new Map<string, string[]>();
  for (const { path, source } of files)
    if (!registryFolders.some(folder => path.startsWith(folder)))
      for (const name of exportedNamesIn(path, source))
        pathsByName.set(name, [...(pathsByName.get(name) ?? []), path]);
  return [...pathsByName]
    .filter(([name, paths]) => paths.length > 1 && !Object.hasOwn(MIRRORS, name))
    .map(([name, paths]) => `${name}: ${paths.join(', ')}`);
}
