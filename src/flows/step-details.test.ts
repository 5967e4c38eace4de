import { expect, test } from 'vitest';
import { linkOf } from '#journey/link-of.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepWith } from '#journey/testing/step-with.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { waitingWith } from '#tests/flows/outcome-with.ts';
import { proposalAt } from '#tests/flows/proposal-at.ts';
import { storeStepDetails, storeStepLink } from './step-details.ts';

/** A visitor at a step that waits. */
function setUp() {
  const { state } = createContextWithoutService();
  const step = stepWith({ slug: 'analise' });
  state.config = configurationWith({ steps: [step] });
  state.proposal = proposalAt('analise');
  return { state, step };
}

test('[4.28] the details of a step come from answers about it; absent members stay, the message does not', () => {
  const { state, step } = setUp();
  storeStepDetails({ state }, 'analise', waitingWith({ link: 'a', benefitPhase: 'b', message: 'c' }));
  expect(state.stepDetails.analise).toEqual({ link: 'a', benefitPhase: 'b', message: 'c', resendAt: 0 });
  storeStepDetails({ state }, 'analise', waitingWith({ proposal: proposalAt('endereco'), message: 'x' }));
  expect(state.stepDetails.analise?.message).toBe('c');
  storeStepDetails({ state }, 'analise', waitingWith());
  expect(state.stepDetails.analise).toEqual({ link: 'a', benefitPhase: 'b', message: '', resendAt: 0 });
  expect(linkOf(state, step)).toBe('a');
  storeStepLink({ state }, 'analise', '');
  expect(linkOf(state, step)).toBe('a');
  storeStepLink({ state }, 'analise', 'd');
  expect(linkOf(state, step)).toBe('d');
  expect(linkOf(state, stepWith({ slug: 'outra', link: 'e' }))).toBe('e');
  storeStepDetails({ state }, 'vazia', waitingWith({ proposal: proposalAt('vazia') }));
  expect(state.stepDetails.vazia).toEqual({ link: '', benefitPhase: '', message: '', resendAt: 0 });
});
