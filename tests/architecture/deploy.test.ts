import { expect, test } from 'vitest';
import { importsOf } from './imports-of.ts';
import { resolve } from './resolve.ts';
import { readSource } from './source-files.ts';

/** Packages that a file loads, and the files that lead to them. */
function packagesOf(start: string): string[] {
  const found: string[] = [];
  const seen = new Set([start]);
  for (const path of seen) {
    for (const { specifier, kind } of importsOf(path, readSource(path))) {
      if (kind === 'type') continue;
      const target = resolve(path, specifier);
      if (target.kind === 'file') seen.add(target.path);
      else if (target.kind !== 'runtime') found.push(`${path} imports ${specifier}`);
    }
  }
  return found;
}

test.each(['deploy/configure.ts', 'deploy/check.ts'])(
  '%s runs on a server that has Node and nothing else',
  path => {
    expect(
      packagesOf(path),
      'A server has no node_modules: move what is needed into a file without packages.',
    ).toEqual([]);
  },
);
