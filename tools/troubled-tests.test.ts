import { expect, test } from 'vitest';
import { readTroubledTests } from './troubled-tests.ts';

const playwrightOutput = `
  ✘  1 [desktop] › tests/e2e/a.spec.ts:1:1 › opens (1.0s)
  1) [desktop] › tests/e2e/a.spec.ts:1:1 › opens ─────────

    Error: \u001b[2mexpect(\u001b[22mreceived) failed

    Retry #1 ─────────────

    Error: it failed again

  2) [desktop] › tests/e2e/b.spec.ts:1:1 › closes ─────────

    TimeoutError: nothing came

  1 failed
    [desktop] › tests/e2e/a.spec.ts:1:1 › opens ─────────
  1 flaky
    [desktop] › tests/e2e/b.spec.ts:1:1 › closes ─────────
  8 passed (1.0m)
`;

test('[16.1] of Playwright: failed tests, flaky ones, and the first reason of each', () => {
  expect(readTroubledTests(playwrightOutput)).toEqual({
    failed: ['[desktop] › tests/e2e/a.spec.ts:1:1 › opens: Error: expect(received) failed'],
    flaky: ['[desktop] › tests/e2e/b.spec.ts:1:1 › closes: TimeoutError: nothing came'],
  });
});

test('[16.1] of Vitest: tests with one reason stand together', () => {
  const output = [
    ' FAIL  |unit| a.test.ts > adds',
    ' FAIL  |unit| a.test.ts > subtracts',
    'AssertionError: expected 1 to be 2',
    ' ❯ a.test.ts:3:1',
  ].join('\n');
  expect(readTroubledTests(output)).toEqual({
    failed: [
      '|unit| a.test.ts > adds: AssertionError: expected 1 to be 2',
      '|unit| a.test.ts > subtracts: AssertionError: expected 1 to be 2',
    ],
    flaky: [],
  });
});

test('[16.1] no trouble, no lines; a failure without a reason says so', () => {
  expect(readTroubledTests(' Tests  3 passed (3)\n')).toEqual({ failed: [], flaky: [] });
  expect(readTroubledTests(' FAIL  a.test.ts\n').failed).toEqual(['a.test.ts: no reason was printed']);
});
