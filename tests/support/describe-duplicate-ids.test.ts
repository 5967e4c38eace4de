import { expect, test } from 'vitest';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { describeDuplicateIds } from './describe-duplicate-ids.ts';

test('a duplicate id is reported with both titles', () => {
  const original = scenarioById('bank-account-refused');
  expect(describeDuplicateIds([original, { ...original, title: 'Outra' }])).toEqual([
    'The id "bank-account-refused" occurs twice: "Conta recusada" and "Outra". Give one of them another.',
  ]);
  expect(describeDuplicateIds([original])).toEqual([]);
});
