import { expect, test } from 'vitest';
import { type AttemptResult, describeAttempt, describeResults, totalsOf } from './attempt-result.ts';
import { chooseRuns } from './scenario-run.ts';

const passedResult: AttemptResult = {
  engine: 'gecko',
  run: 'resume@phone',
  problem: '',
  attempt: 1,
  isLast: true,
  duration: 5240,
};
const failedResult: AttemptResult = {
  ...passedResult,
  engine: 'webkit',
  problem: 'Step 2 of the walk (tocar em "Continuar") failed: there is no button "Continuar"\nat /',
};

test('[16.1] the result of an attempt is one line, with its details below', () => {
  expect(describeAttempt(passedResult)).toBe('ok    gecko resume@phone (5.2 s)');
  expect(describeAttempt(failedResult)).toBe(
    `FAIL  webkit resume@phone (5.2 s)
       Step 2 of the walk (tocar em "Continuar") failed: there is no button "Continuar"
       at /`,
  );
  expect(describeAttempt({ ...failedResult, isLast: false, problem: 'gone' })).toMatch(/^again webkit/);
});

test('[16.1] a run that passes at its second attempt counts as passed, and is listed as flaky', () => {
  const results: AttemptResult[] = [
    { ...failedResult, isLast: false },
    { ...passedResult, engine: 'webkit', attempt: 2 },
  ];
  expect(totalsOf(results)).toEqual({ passed: 1, failed: 0 });
  expect(describeResults(results, [])).toBe(
    `ok   webkit: 1 passed, 0 failed, 10 s of runs
flaky webkit resume@phone: passed at attempt 2`,
  );
});

test('[16.1] the end of a run lists failed runs and omitted runs with their reasons', () => {
  const omission = { engine: 'webkit', runs: chooseRuns({ only: ['happy-path'] }) } as const;
  expect(
    describeResults([passedResult, failedResult], [{ ...omission, reason: 'it sends no write again' }]),
  ).toBe(
    `ok   gecko: 1 passed, 0 failed, 5 s of runs
FAIL webkit: 0 passed, 1 failed, 5 s of runs
     omitted (it sends no write again): happy-path@desktop, happy-path@phone
 FAIL  webkit resume@phone: Step 2 of the walk (tocar em "Continuar") failed: there is no button "Continuar"`,
  );
});
