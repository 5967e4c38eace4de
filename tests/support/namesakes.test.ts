import { expect, test } from 'vitest';
import { findScenario } from '#scenarios/index.ts';
import { namesakes } from './namesakes.ts';

test('a duplicate id is reported with both titles', () => {
  const original = findScenario('bank-account-refused');
  if (!original) throw new Error('The scenario that CONTRIBUTING.md shows is missing.');
  expect(namesakes([original, { ...original, title: 'Outra' }])).toEqual([
    'The id "bank-account-refused" occurs twice: "Conta recusada" and "Outra". Give one of them another.',
  ]);
  expect(namesakes([original])).toEqual([]);
});
