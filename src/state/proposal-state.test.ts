import { expect, test } from 'vitest';
import { createProposalState, latestStatusOf } from './proposal-state.ts';

test('[4.1] the status of a step in the latest answer counts before that in the configuration', () => {
  const state = createProposalState();
  const step = { slug: 'analise', status: 'waiting' } as const;
  expect(latestStatusOf(state, step)).toBe('waiting');
  state.stepStatus.analise = 'success';
  expect(latestStatusOf(state, step)).toBe('success');
});
