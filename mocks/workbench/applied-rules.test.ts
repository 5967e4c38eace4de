import { expect, test } from 'vitest';
import { appliedRulesIn } from './applied-rules.ts';

test('[10.7] the rules of the app are read from its console line, with their reasons', () => {
  expect(
    appliedRulesIn(
      '[proposta] rules: nio-card (name: nio), step-navigator (deployment: 64f1a0), light-credit (steps)',
    ),
  ).toEqual([
    { name: 'nio-card', recognisedBy: 'pelo nome “nio”' },
    { name: 'step-navigator', recognisedBy: 'pelo identificador da instalação “64f1a0”' },
    { name: 'light-credit', recognisedBy: 'pelas etapas' },
  ]);
});

test('[10.7] a link without rules has an empty list; any other line has none', () => {
  expect(appliedRulesIn('[proposta] rules: none applies')).toEqual([]);
  expect(appliedRulesIn('[proposta] updateStep: 422')).toBeUndefined();
});
