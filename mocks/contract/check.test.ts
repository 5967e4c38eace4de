import { expect, test } from 'vitest';
import { operationIndex } from '../engine.ts';
import { checkAnswer } from './check.ts';

test('[10.3b] an answer of a status or a content type that the contract does not declare is a breach', () => {
  const contract = operationIndex.find('newHash');
  if (!contract) throw new Error('newHash is not in the contract.');
  const body = { data: { hashId: 'h2' } };
  expect(checkAnswer(contract, 200, 'application/json', body)).toEqual([]);
  expect(checkAnswer(contract, 200, 'text/csv', body)).toEqual([
    'the answer is text/csv, which the contract does not know for 200',
  ]);
  expect(checkAnswer(contract, 200, '', body)).toEqual([
    'the answer is empty, which the contract does not know for 200',
  ]);
  expect(checkAnswer(contract, 299, 'application/json', body)).toEqual(['status 299 is not in the contract']);
});
