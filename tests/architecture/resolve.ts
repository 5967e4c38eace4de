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

/** The target of an import: a file of this repository (relative to the root), a package, or a module of Node (`node:`). */
export type Target =
  | { kind: 'file'; path: string; by: 'relative' | 'alias' }
  | { kind: 'package'; name: string }
  | { kind: 'runtime'; name: string }
  | { kind: 'unknown' };

export function resolve(from: string, specifier: string): Target {
  const file = specifier.replace(/\?.*$/, '');
  if (file.startsWith('.'))
    return { kind: 'file', path: posix.normalize(posix.join(posix.dirname(from), file)), by: 'relative' };
  if (file.startsWith('#')) {
    for (const [alias, folder] of aliases)
      if (file.startsWith(alias))
        return { kind: 'file', path: posix.join(folder, file.slice(alias.length)), by: 'alias' };
    return { kind: 'unknown' };
  }
  if (file.startsWith('node:')) return { kind: 'runtime', name: file };
  const [scope = '', name = ''] = file.split('/');
  return { kind: 'package', name: scope.startsWith('@') ? `${scope}/${name}` : scope };
}
