import { readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { root } from './repository-files.ts';

const manifest: { imports: Record<string, string>; [key: string]: unknown } = JSON.parse(
  readFileSync(`${root}package.json`, 'utf8'),
);

/** The folder of each alias (`#layer/`) in package.json. */
export const aliases: ReadonlyMap<string, string> = new Map(
  Object.entries(manifest.imports).map(([alias, target]) => [
    alias.replace(/\*$/, ''),
    target.replace(/^\.\//, '').replace(/\/\*$/, ''),
  ]),
);

/**
 * The target of an import: a file of this repository (relative to the root), a package, or a module of Node (`node:`).
 */
export type Target =
  | { kind: 'file'; path: string; notation: 'relative' | 'alias' }
  | { kind: 'package'; name: string }
  | { kind: 'node'; name: string }
  | { kind: 'unknown' };

export function resolve(from: string, specifier: string): Target {
  const specifierPath = specifier.replace(/\?.*$/, '');
  if (specifierPath.startsWith('.'))
    return {
      kind: 'file',
      path: posix.normalize(posix.join(posix.dirname(from), specifierPath)),
      notation: 'relative',
    };
  if (specifierPath.startsWith('#')) {
    for (const [alias, folder] of aliases)
      if (specifierPath.startsWith(alias))
        return {
          kind: 'file',
          path: posix.join(folder, specifierPath.slice(alias.length)),
          notation: 'alias',
        };
    return { kind: 'unknown' };
  }
  if (specifierPath.startsWith('node:')) return { kind: 'node', name: specifierPath };
  const [first = '', second = ''] = specifierPath.split('/');
  return { kind: 'package', name: first.startsWith('@') ? `${first}/${second}` : first };
}
