import { expect, test } from 'vitest';
import { expectNoBreaches } from '#tests/support/expect-no-breaches.ts';
import { emptyClaims } from './empty-claims.ts';
import { listRepositoryFiles, readSource } from './repository-files.ts';

test('every test claims something that can be wrong', () => {
  const testFiles = listRepositoryFiles().filter(path => /\.(?:test|spec)\.tsx?$/.test(path));
  expect(testFiles.length).toBeGreaterThan(300);
  expectNoBreaches(
    testFiles.flatMap(path => emptyClaims(path, readSource(path))),
    {
      rule: 'A test that passes whatever the product does is no evidence of a requirement.',
      remedy:
        'Expect something of the product, with a matcher that is called, outside a try with an empty catch.',
    },
  );
});

test.each([
  ["test('a', () => { open(); });", 'is a test that expects nothing.'],
  ["test.each([1])('a', async () => { await open(); });", 'is a test that expects nothing.'],
  [
    "function check() { open(); }\ntest('a', { timeout: 1 }, () => check());",
    'is a test that expects nothing.',
  ],
  ["test('a', async () => { open(); await waitForPendingWork(); });", 'is a test that expects nothing.'],
  ["test('a', () => { expect(open()).toBe; });", 'calls no matcher.'],
  ["test('a', async () => { await expect(open()).resolves; });", 'calls no matcher.'],
  ["test('a', () => { expect(open()); });", 'calls no matcher.'],
  ["test('a', () => { expect(true).toBe(true); });", 'expects something of a literal.'],
  [
    "test('a', () => { try { expect(open()).toBe(1); } catch {} });",
    'catches the failure of its expectation.',
  ],
])('the rule finds a test without a claim: %s', (source, sentence) => {
  expect(emptyClaims('a.test.ts', source)).toEqual([expect.stringContaining(sentence)]);
});

test.each([
  "test('a', () => { expect(open()).toBe(1); });",
  "test('a', () => expect(open()).rejects.toThrow());",
  "const check = () => expect(open()).toBe(1);\ntest('a', check2(() => { check(); }));",
  "function check() { expect(open()).toBe(1); }\ntest('a', () => { check(); });",
  "test('a', async () => { await screen.findByText('Termos'); });",
  "test('a', async () => { await eventually(() => open()); });",
  "test.skip(!nginx, 'nginx is missing');",
])('the rule allows a test with a claim: %s', source => {
  expect(emptyClaims('a.test.ts', source)).toEqual([]);
});
