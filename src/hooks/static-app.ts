import type { Flows } from '#flows/flows.ts';
import type { LoanContract } from '#journey/model/loan-contract.ts';
import type { Clock } from '#shared/clock.ts';
import { createAppState, type StepDetails } from '#state/app-state.ts';
import type { App } from './app-context.ts';

/** The state that a step view shows besides its step. */
export interface StaticStep {
  slug: string;
  details: Partial<StepDetails>;
  contracts: readonly LoanContract[];
  returnableStep: string;
}

/** Time stands still, so nothing counts down in a picture. */
const clock: Clock = { now: () => 0, sleep: () => new Promise(() => undefined) };

/** Flows that do nothing. */
const silent = new Proxy({ clock } as Flows, {
  // Every member but the clock is a function without effect.
  get: (flows, name) => (name === 'clock' ? flows.clock : async () => undefined),
});

/** An app with a fixed state at a step, for previews and stories of single views. */
export function staticApp({ slug, details, contracts, returnableStep }: StaticStep): App {
  const state = createAppState();
  state.place = { kind: 'step', slug };
  state.stepDetails[slug] = { link: '', benefitPhase: '', message: '', resendAt: 0, ...details };
  state.contracts = { status: 'success', list: contracts };
  state.deviceSettings.returnableStep = returnableStep;
  return { state, flows: silent };
}
