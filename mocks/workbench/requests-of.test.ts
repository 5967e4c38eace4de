import { expect, test } from 'vitest';
import { createEntry } from '../journal.ts';
import { readRequest } from '../read-request.ts';
import { requestsOf } from './requests-of.ts';
import type { WalkStep } from './walk-control.ts';

const request = await readRequest(
  new Request('https://servico.exemplo/unauth/product-self-contract/a/system'),
);
const entryWith = (number: number) => createEntry(number, 0, 'getSystem', request, null);

test('[10.7] an action has the requests up to the next one, also after the journal has dropped the oldest', () => {
  const steps: WalkStep[] = [
    { state: 'done', requestsBefore: 0 },
    { state: 'done', requestsBefore: 2 },
    { state: 'running', requestsBefore: 4 },
    { state: 'waiting' },
  ];
  const numbersIn = (journal: readonly number[]) =>
    steps.map((_, index) => requestsOf(steps, index, journal.map(entryWith)).map(({ number }) => number));
  expect(numbersIn([1, 2, 3, 4, 5])).toEqual([[1, 2], [3, 4], [5], []]);
  expect(numbersIn([2, 3, 4, 5, 6])).toEqual([[2], [3, 4], [5, 6], []]);
});
