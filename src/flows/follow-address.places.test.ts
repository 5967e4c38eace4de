import { expect, test } from 'vitest';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { createAppState } from '#state/app-state.ts';
import { createMemoryAddress, createMemoryPlatform } from '#tests/support/memory-platform.ts';
import { followAddress } from './follow-address.ts';

/** A visitor at the step `banco` whose address has this path. */
function openStep(path: string) {
  const state = createAppState();
  state.config = configurationWith({ steps: [stepWith({ slug: 'banco' })] });
  state.proposal = { ...proposalWith({}), currentStep: 'banco' };
  state.place = { kind: 'step', slug: 'banco' };
  return { state, platform: createMemoryPlatform({ address: createMemoryAddress(path) }) };
}

test('[2.15] the address of the current step does not open it again', () => {
  expect(followAddress(openStep('/banco'))).toEqual({ kind: 'stay' });
});

test('[2.2] a product without steps has no page about granted credit', () => {
  const visit = openStep('/credit-final-page');
  visit.state.proposal = undefined;
  visit.state.config = configurationWith();
  expect(followAddress(visit)).toEqual({ kind: 'stay' });
});
