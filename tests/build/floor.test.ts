import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { checkStyles } from '../../tools/floor/check-styles.ts';
import { readBuild } from './read-build.ts';

test('[16.1b] the built style sheets use only features of all supported browsers', () => {
  const sheets = readBuild().files.filter(({ path }) => path.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  expectNoBreaches(
    sheets.flatMap(({ bytes }) => checkStyles(bytes.toString())),
    { rule: 'The built style sheets use only features that all supported browsers have.' },
  );
});
