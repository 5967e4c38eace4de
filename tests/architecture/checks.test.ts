import { expect, test } from 'vitest';
import { checks } from '../../tools/checks.ts';
import { sourcesUnder } from '../../tools/source-stamp.ts';
import { isCode, repositoryFiles } from './source-files.ts';

test.each(
  checks.filter(({ name }) =>
    ['types', 'nothing unused', 'lint and formatting', 'architecture'].includes(name),
  ),
)('npm run check runs "$name" again when any file of code has changed', ({ inputs }) => {
  const watched = new Set(sourcesUnder(...inputs));
  const forgotten = repositoryFiles().filter(path => isCode(path) && !watched.has(path));
  expect(forgotten).toEqual([]);
  for (const path of ['package-lock.json', 'tsconfig.json', 'biome.json', 'knip.jsonc'])
    expect(watched).toContain(path);
});
