import type { Api } from '#api/api.ts';
import { openSimulation } from '#flows/simulation.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Offer } from '#journey/simulation/offer.ts';
import type { SimulationRequest } from '#journey/simulation/simulation-request.ts';
import { proposalWith, sampleOffer } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { fail, succeed } from '#shared/result.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';

/** The answers of a proposal to buy a vehicle. */
export const vehicle = (price: number) => ({ sobreOVeiculo: { valorVeiculo: price } });

export type OfferAnswer = readonly Offer[] | Failure | 'never';

/** An open step of this type. `answers` of the service to requests for an offer, in order; the last one repeats. */
export function enterSimulation(
  type: string,
  answers: readonly OfferAnswer[] = [[sampleOffer]],
  values: Record<string, StepValues> = {},
) {
  const requests: SimulationRequest[] = [];
  const ids: unknown[] = [];
  const signals: (AbortSignal | undefined)[] = [];
  const listCalls: string[] = [];
  const step = stepWith({ slug: 'simulacao', type: stepTypeWith(type) });
  const api: Partial<Api> = {
    simulate: (proposalIds, request, signal) => {
      ids.push(proposalIds);
      requests.push(request);
      signals.push(signal);
      const answer = answers[Math.min(requests.length, answers.length) - 1] ?? [];
      if (answer === 'never') return new Promise(() => undefined);
      return Promise.resolve('kind' in answer ? fail(answer) : succeed(answer));
    },
    getSimulationLimits: async name => {
      listCalls.push(name);
      return succeed({ min: 1, max: 2 });
    },
    getSimulationList: async name => {
      listCalls.push(name);
      return succeed({ options: [], isComplete: true } as never); // Only `options` is read.
    },
    getQitechContracts: async () => {
      listCalls.push('getQitechContracts');
      return succeed([]);
    },
    updateStep: () => {
      listCalls.push('updateStep');
      return new Promise(() => undefined);
    },
  };
  const bare = createContextWithoutService(api);
  bare.state.config = configurationWith({ steps: [step] });
  bare.state.proposal = proposalWith(values);
  bare.state.place = { kind: 'step', slug: 'simulacao' };
  return { ...bare, step, requests, ids, signals, listCalls, slice: () => bare.state.simulation };
}

/** The same with its simulation open. */
export async function openSimulationAt(...parameters: Parameters<typeof enterSimulation>) {
  const stage = enterSimulation(...parameters);
  await openSimulation(stage.context, stage.step);
  await runPendingWork();
  return stage;
}

/** Lets time pass; without a time so much that a change is sent. */
export const wait = async ({ platform }: ReturnType<typeof enterSimulation>, milliseconds = 300) => {
  await platform.clock.advance(milliseconds);
  await runPendingWork();
};

export const stayAction = { kind: 'stay' };
/** A refused request for an offer. */
export const refused = (members: Parameters<typeof buildServiceFailure>[0]): Failure =>
  buildServiceFailure({ operation: 'simulate', isWrite: false, ...members });
export const brokenConnection: Failure = {
  kind: 'network',
  operation: 'simulate',
  isWrite: false,
  isOffline: false,
};
