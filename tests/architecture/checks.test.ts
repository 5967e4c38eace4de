import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { checks } from '../../tools/checks.ts';
import { sourcesUnder } from '../../tools/source-stamp.ts';
import { isCode, repositoryFiles } from './repository-files.ts';

test.each(
  checks.filter(({ name }) =>
    ['types', 'nothing unused', 'lint and formatting', 'architecture'].includes(name),
  ),
)('npm run check runs "$name" again when any file of code has changed', ({ name, inputs }) => {
  const watchedFiles = new Set(sourcesUnder(...inputs));
  const unwatchedFiles = repositoryFiles().filter(path => isCode(path) && !watchedFiles.has(path));
  expectNoBreaches(
    unwatchedFiles.map(path => `${path} is no input of the check "${name}".`),
    {
      rule: 'A check runs again when a file that it reads has changed.',
      remedy: 'Add the folder to the inputs in tools/checks.ts.',
    },
  );
  for (const path of ['package-lock.json', 'tsconfig.json', 'biome.json', 'knip.jsonc'])
    expect(watchedFiles).toContain(path);
});
