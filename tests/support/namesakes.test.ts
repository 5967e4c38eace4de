import { expect, test } from 'vitest';
import { findScenario } from '#scenarios/index.ts';
import { namesakes } from './namesakes.ts';

test('a duplicate id is reported with both titles', () => {
  const right = findScenario('bank-account-refused');
  if (!right) throw new Error('The scenario that CONTRIBUTING.md shows is missing.');
  expect(namesakes([right, { ...right, title: 'Outra' }])).toEqual([
    'The id "bank-account-refused" occurs twice: "Conta recusada" and "Outra". Give one of them another.',
  ]);
  expect(namesakes([right])).toEqual([]);
});
