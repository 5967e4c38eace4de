import type { Flows } from '#flows/flows.ts';
import type { LoanContract } from '#journey/model/loan-contract.ts';
import { createAppState, type StepNews } from '#state/app-state.ts';
import type { App } from './app-context.ts';

/** What a step view shows beside its step. */
export interface StillFacts {
  slug: string;
  news: Partial<StepNews>;
  contracts: readonly LoanContract[];
  returnableStep: string;
}

/** Presses do nothing: what they do is shown by the flows. */
const silent = new Proxy({}, { get: () => async () => undefined }) as Flows; // every flow is a function that answers nothing

/** An app that stands still at a step: for previews and stories of single views. */
export function stillApp({ slug, news, contracts, returnableStep }: StillFacts): App {
  const state = createAppState();
  state.place = { kind: 'step', slug };
  state.stepNews[slug] = { link: '', benefitPhase: '', message: '', resendAt: 0, ...news };
  state.contracts = { status: 'success', list: contracts };
  state.deviceSettings.returnableStep = returnableStep;
  return { state, flows: silent };
}
