import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASSESSED_ON, CLAIMS } from '#screens/accessibility/claims.ts';
import { CLAIM_TESTS } from './claim-tests.ts';

test.each(CLAIMS)('[13.1] a test shows the claim of the accessibility statement: %s', claim => {
  const citedTest = CLAIM_TESTS[claim];
  expect(existsSync(citedTest.file), `${citedTest.file} does not exist`).toBe(true);
  const titles = readFileSync(citedTest.file, 'utf8')
    .split('\n')
    .filter(line => /^\s*(test|\)\()|^\s*(`|')\[/.test(line));
  expect(
    titles.some(title => title.includes(citedTest.name)),
    `No test in ${citedTest.file} is called "${citedTest.name}": correct the claim or its test.`,
  ).toBe(true);
});

test('[13.1] the date of the accessibility statement is not in the future', () => {
  const [day, month, year] = ASSESSED_ON.split('/').map(Number);
  expect(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).toBeLessThanOrEqual(Date.now());
});
