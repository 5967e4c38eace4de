import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { Offer } from '#journey/simulation/offer.ts';
import { proposalWith, sampleOffer, sampleOption } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { fail, succeed } from '#shared/result.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { currentSimulationOf } from './chosen-offer.ts';
import { openSimulation, retrySimulation, submitSimulation } from './simulation.ts';
import { changeSimulation } from './testing/change-simulation.ts';

/** An open simulation. `answers` of the service to requests for an offer, in order; the last one repeats. */
async function openAt(type: string, answers: readonly (readonly Offer[] | Failure)[]) {
  let requestCount = 0;
  const api: Partial<Api> = {
    simulate: async () => {
      requestCount += 1;
      const answer = answers[Math.min(requestCount, answers.length) - 1] ?? [];
      return 'kind' in answer ? fail(answer) : succeed(answer);
    },
    getSimulationLimits: async () => succeed({ min: 1, max: 2 }),
    // Only `options` is read.
    getSimulationList: async () => succeed({ options: [] } as never),
  };
  const bare = createContextWithoutService(api);
  const step = stepWith({ slug: 'simulacao', type: stepTypeWith(type) });
  const otherStep = stepWith({ slug: 'outra', order: 1, type: stepTypeWith(type) });
  bare.state.config = configurationWith({ steps: [step, otherStep] });
  bare.state.proposal = proposalWith({});
  bare.state.place = { kind: 'step', slug: 'simulacao' };
  await openSimulation(bare.context, step);
  await runPendingWork();
  return { ...bare, slice: () => bare.state.simulation, requestCount: () => requestCount };
}

test('[7.31] of three terms the longest gives the first instalment', async () => {
  const options = [sampleOption(12, 300_00), sampleOption(24, 200_00), sampleOption(36, 100_00)];
  const { context, slice } = await openAt('agxPrivateSimulation', [[{ ...sampleOffer, options }]]);
  void changeSimulation(context, { kind: 'parcela' });
  expect(slice().inputs.instalment).toBe(100_00);
  context.placeScope.leave();
});

test('[8.42] [5.5] an invalid input leaves the text about a missing offer', async () => {
  const { context, slice } = await openAt('simulation', [[sampleOffer], []]);
  await retrySimulation(context);
  await runPendingWork();
  expect(slice().status).toBe('empty');
  await changeSimulation(context, { amount: 9_000_00 });
  expect(slice()).toMatchObject({ status: 'empty', message: 'Simulação não encontrada' });
});

test('[5.1] away from a simulation Continuar does nothing', async () => {
  const { context, state, slice } = await openAt('simulation', [[sampleOffer]]);
  state.place = { kind: 'completion' };
  slice().status = 'idle';
  expect(await submitSimulation(context)).toEqual({ kind: 'stay' });
  expect({ ...slice().errors }).toEqual({});
});

test('[8.48] a request without a connection shows its failure in its place only', async () => {
  const network: Failure = { kind: 'network', operation: 'simulate', isWrite: false, isOffline: false };
  const { dispatched, state } = await openAt('simulation', [network]);
  expect(dispatched).toEqual([{ kind: 'stay' }]);
  expect(state.simulation.status).toBe('failed');
});

test('[7.28] an amount that the visitor may change stays after a refusal, and is not asked for again', async () => {
  for (const type of ['simulation', 'simulationRevision']) {
    const refusal = buildServiceFailure({ operation: 'simulate', isWrite: false, status: 422 });
    const { context, slice, requestCount } = await openAt(type, [[sampleOffer], refusal]);
    await retrySimulation(context);
    await runPendingWork();
    expect(slice()).toMatchObject({ status: 'failed', inputs: { amount: 3500_00 } });
    expect(requestCount()).toBe(2);
  }
});

test('[4.8] the inputs of one simulation do not count in the step of another', async () => {
  const { state } = await openAt('simulation', [[sampleOffer]]);
  expect(currentSimulationOf(state)).toBeDefined();
  state.place = { kind: 'step', slug: 'outra' };
  expect(currentSimulationOf(state)).toBeUndefined();
});
