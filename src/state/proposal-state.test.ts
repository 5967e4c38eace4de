import { expect, test } from 'vitest';
import { filledMembersOf } from '#tests/support/filled-members-of.ts';
import { createProposalState, latestStatusOf } from './proposal-state.ts';

test('[3.36] no list has been requested before its screen or drawer opens', () => {
  const { contracts, proposalDetails, companyLookup, simulation } = createProposalState();
  expect(
    filledMembersOf({ contracts, proposalDetails, companyLookup, portability: simulation.contracts }),
  ).toEqual({
    'contracts.status': 'initial',
    'proposalDetails.status': 'initial',
    'companyLookup.status': 'initial',
    'portability.status': 'initial',
  });
});

test('[4.1] the status of a step in the latest answer counts before that in the configuration', () => {
  const state = createProposalState();
  const step = { slug: 'analise', status: 'waiting' } as const;
  expect(latestStatusOf(state, step)).toBe('waiting');
  state.stepStatus.analise = 'success';
  expect(latestStatusOf(state, step)).toBe('success');
});
