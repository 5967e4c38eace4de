import { expect, test } from 'vitest';
import { describeOutcome, describeRun, type Outcome, totalsOf } from './outcome.ts';
import { chooseWalks } from './walks.ts';

const passedOutcome: Outcome = {
  engine: 'gecko',
  walk: 'resume@phone',
  problem: '',
  attempt: 1,
  isLast: true,
  took: 5240,
};
const failedOutcome: Outcome = {
  ...passedOutcome,
  engine: 'webkit',
  problem: 'Step 2 of the walk (tocar em "Continuar") failed: there is no button "Continuar"\nat /',
};

test('[16.1] an outcome is one line, with its details below', () => {
  expect(describeOutcome(passedOutcome)).toBe('ok    gecko resume@phone (5.2 s)');
  expect(describeOutcome(failedOutcome)).toBe(
    `FAIL  webkit resume@phone (5.2 s)
       Step 2 of the walk (tocar em "Continuar") failed: there is no button "Continuar"
       at /`,
  );
  expect(describeOutcome({ ...failedOutcome, isLast: false, problem: 'gone' })).toMatch(/^again webkit/);
});

test('[16.1] a walk that passes at its second attempt counts as passed, and is listed as flaky', () => {
  const outcomes: Outcome[] = [
    { ...failedOutcome, isLast: false },
    { ...passedOutcome, engine: 'webkit', attempt: 2 },
  ];
  expect(totalsOf(outcomes)).toEqual({ passed: 1, failed: 0 });
  expect(describeRun(outcomes, [])).toBe(
    `ok   webkit: 1 passed, 0 failed, 10 s of walks
flaky webkit resume@phone: held at attempt 2`,
  );
});

test('[16.1] the end of a run lists failed walks and omitted walks with their reasons', () => {
  const left = { engine: 'webkit', walks: chooseWalks({ only: ['happy-path'] }).slice(0, 1) } as const;
  expect(describeRun([passedOutcome, failedOutcome], [{ ...left, reason: 'it sends no write again' }])).toBe(
    `ok   gecko: 1 passed, 0 failed, 5 s of walks
FAIL webkit: 0 passed, 1 failed, 5 s of walks
     left out (it sends no write again): happy-path
 FAIL  webkit resume@phone: Step 2 of the walk (tocar em "Continuar") failed: there is no button "Continuar"`,
  );
});
