import { test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { importsOf } from './imports-of.ts';
import { readSource } from './repository-files.ts';
import { resolve } from './resolve.ts';

/** A sentence for each import of a package by a file, or by the files that it loads. */
function packageImportsOf(start: string): string[] {
  const packages: string[] = [];
  const visited = new Set([start]);
  for (const path of visited) {
    for (const { specifier, kind, line } of importsOf(path, readSource(path))) {
      if (kind === 'type') continue;
      const target = resolve(path, specifier);
      if (target.kind === 'file') visited.add(target.path);
      else if (target.kind !== 'node') packages.push(`${path}:${line} imports ${specifier}.`);
    }
  }
  return packages;
}

test.each(['deploy/configure.ts', 'deploy/check.ts'])(
  '%s runs on a server that has Node and nothing else',
  path => {
    expectNoBreaches(packageImportsOf(path), {
      rule: `${path} runs on a server without node_modules, so nothing that it loads imports a package.`,
      remedy: 'Move the code that it needs into a file that imports no package.',
    });
  },
);
