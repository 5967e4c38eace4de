import { existsSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { ASSESSED, CLAIMS } from '#screens/accessibility/claims.ts';

test.each(CLAIMS)(
  '[13.1] a test shows the claim of the accessibility statement: $text',
  ({ test: named }) => {
    expect(existsSync(named.file), `${named.file} does not exist`).toBe(true);
    const titles = readFileSync(named.file, 'utf8')
      .split('\n')
      .filter(line => /^\s*(test|\)\()|^\s*(`|')\[/.test(line));
    expect(
      titles.some(title => title.includes(named.name)),
      `No test in ${named.file} is called "${named.name}": correct the claim or its test.`,
    ).toBe(true);
  },
);

test('[13.1] the statement is dated with a day that has passed', () => {
  const [day, month, year] = ASSESSED.split('/').map(Number);
  expect(Date.UTC(year ?? 0, (month ?? 0) - 1, day)).toBeLessThanOrEqual(Date.now());
});
