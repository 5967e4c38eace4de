import { expect, test } from 'vitest';
import { findScenario } from '#scenarios/index.ts';
import { describeDuplicateIds } from './describe-duplicate-ids.ts';

test('a duplicate id is reported with both titles', () => {
  const original = findScenario('bank-account-refused');
  if (!original) throw new Error('The scenario that CONTRIBUTING.md shows is missing.');
  expect(describeDuplicateIds([original, { ...original, title: 'Outra' }])).toEqual([
    'The id "bank-account-refused" occurs twice: "Conta recusada" and "Outra". Give one of them another.',
  ]);
  expect(describeDuplicateIds([original])).toEqual([]);
});
