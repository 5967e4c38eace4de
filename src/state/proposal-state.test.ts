import { expect, test } from 'vitest';
import { createProposalState, latestStatusOf } from './proposal-state.ts';

test('[3.36] no list has been requested before its screen or drawer opens', () => {
  const { contracts, proposalDetails, companyLookup, simulation } = createProposalState();
  expect(contracts).toEqual({ status: 'initial', list: [] });
  expect(proposalDetails).toEqual({ status: 'initial', proposal: undefined });
  expect(companyLookup).toEqual({ isOpen: false, fieldKey: '', text: '', status: 'initial', companies: [] });
  expect(simulation.contracts).toEqual({ status: 'initial', list: [] });
});

test('[4.1] the status of a step in the latest answer counts before that in the configuration', () => {
  const state = createProposalState();
  const step = { slug: 'analise', status: 'waiting' } as const;
  expect(latestStatusOf(state, step)).toBe('waiting');
  state.stepStatus.analise = 'success';
  expect(latestStatusOf(state, step)).toBe('success');
});
