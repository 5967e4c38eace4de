import { expect, test } from 'vitest';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import { createRefusedReads } from './refused-reads.ts';

function setUpRefusedReads() {
  let now = 5_000;
  const reads = createRefusedReads(() => now);
  const advance = (milliseconds: number): void => {
    now += milliseconds;
  };
  const refuse = (operation: string, retryAfter: number | undefined): void =>
    reads.keep(operation, buildServiceFailure({ operation, isWrite: false, status: 429, retryAfter }));
  return { ...reads, advance, refuse };
}

test('[4.28] a refusal is repeated with the rest of its pause, until the pause is over', () => {
  const { advance, find, refuse } = setUpRefusedReads();
  refuse('simulate', 60);
  expect(find('simulate')).toMatchObject({ operation: 'simulate', status: 429, retryAfter: 60 });
  expect(find('simulateCdc')).toBeUndefined();
  advance(58_500);
  expect(find('simulate')?.retryAfter).toBe(2);
  advance(1_500);
  expect(find('simulate')).toBeUndefined();
});

test('[4.28] a timer that ends a moment early is no reason to repeat the refusal', () => {
  const { advance, find, refuse } = setUpRefusedReads();
  refuse('showStep', 1);
  advance(979);
  expect(find('showStep')).toBeDefined();
  advance(1);
  expect(find('showStep')).toBeUndefined();
});

test('[4.28] a refusal without a pause is not repeated; an answer or an erasure ends a pause', () => {
  const { clear, find, forget, refuse } = setUpRefusedReads();
  refuse('getSystem', undefined);
  refuse('showStep', 0);
  for (const operation of ['simulate', 'listContracts', 'newHash']) refuse(operation, 60);
  forget('simulate');
  for (const operation of ['getSystem', 'showStep', 'simulate']) expect(find(operation)).toBeUndefined();
  expect(find('listContracts')).toBeDefined();
  clear();
  expect(find('newHash')).toBeUndefined();
});
