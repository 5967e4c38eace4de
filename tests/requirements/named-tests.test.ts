import { expect, test } from 'vitest';
import { namedScenariosIn, namedTestsIn } from './named-tests.ts';

const namesIn = (source: string) =>
  namedTestsIn('x.test.ts', source).map(({ name, isSkipped }) => [name, isSkipped]);

test('tests and suites are found whose names are literals, templates or parts of a table', () => {
  const source = `
    describe('[2.1] home', () => {
      it("[2.2] says so", () => {});
      test(\`[5.13] refuses \${cpf} at \${place}\`, () => {});
      test.each([1, 2])('[5.14] takes %s', () => {});
      test.for(cases)('[5.15] takes $name', { timeout: 1 }, () => {});
      test.describe.serial('[2.3] in a row', () => {});
    });`;
  expect(namesIn(source)).toEqual([
    ['[2.1] home', false],
    ['[2.2] says so', false],
    ['[5.13] refuses … at …', false],
    ['[5.14] takes %s', false],
    ['[5.15] takes $name', false],
    ['[2.3] in a row', false],
  ]);
});

test('the first %s of a name becomes the first cell of each row that begins with a number', () => {
  const source = `
    const ROWS: readonly Row[] = [['2.27', 'x'], ['2.29', 'y']] as const;
    test.each(ROWS)('[%s] %s waits', () => {});
    test.each([['8.45', 1], ['8.45', 2], [3, 4]] as const)('[%s] %i fails', () => {});
    test.each([['[8.36]', 'x']])('[8.31] %s %s asks again', () => {});
    test.each([['a', 1]])('[9.1] %s is no citation', () => {});
    test.each(elsewhere)('[%s] is known only when it runs', () => {});`;
  expect(namesIn(source).map(([name]) => name)).toEqual([
    '[2.27] %s waits',
    '[2.29] %s waits',
    '[8.45] %i fails',
    '[8.31] [8.36] %s asks again',
    '[9.1] %s is no citation',
    '[%s] is known only when it runs',
  ]);
});

test('tests that are skipped or expected to fail are marked as skipped', () => {
  const source = `test.skip('[2.1] a'); test.todo('[2.2] b'); test.fixme('[2.3] c'); test.fails('[2.4] d');`;
  expect(namesIn(source)).toEqual([
    ['[2.1] a', true],
    ['[2.2] b', true],
    ['[2.3] c', true],
    ['[2.4] d', true],
  ]);
});

test('no other text is recognised as a test', () => {
  expect(
    namesIn(`// test('[2.1] a')\nconst sample = "test('[2.2] b')"; open('[2.3] c'); test(name);`),
  ).toEqual([]);
});

test('a .tsx file with markup is parsed', () => {
  const [namedTest] = namedTestsIn('x.browser.test.tsx', `test('[2.1] a', () => render(<div />));`);
  expect(namedTest).toEqual({ name: '[2.1] a', file: 'x.browser.test.tsx', isSkipped: false });
});

test('the requirements of a scenario become the name of a test', () => {
  const source = `export const resume = defineScenario({ id: 'resume', requirements: ['2.19', '4.21'], plan: {} });`;
  expect(namedScenariosIn('resume.ts', source)).toEqual([
    { name: '[2.19] [4.21] scenario', file: 'resume.ts', isSkipped: false },
  ]);
});
