import { expect, test } from 'vitest';
import { sampleOffer } from '#journey/simulation/testing/sample.ts';
import { brokenConnection, openSimulationAt, stayAction, vehicle } from '#tests/flows/enter-simulation.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { chosenOfferOf } from './chosen-offer.ts';
import { chooseOption, submitSimulation } from './simulation.ts';

test('[5.1] Continuar without a choice names what is missing; with a choice the step is sent', async () => {
  const stage = await openSimulationAt('simulation');
  expect(await submitSimulation(stage.context)).toEqual(stayAction);
  expect({ ...stage.slice().errors }).toEqual({ months: 'O campo Prazo é obrigatório' });
  expect(stage.slice().errorFocusRequests).toBe(1);
  await chooseOption(stage.context, { lender: '', months: 12 });
  void submitSimulation(stage.context);
  await runPendingWork(10);
  expect(stage.listCalls).toContain('updateStep');
  expect(stage.slice().errorFocusRequests).toBe(1);
});

test('[5.1] Continuar without a contract names that, and keeps other errors', async () => {
  const stage = await openSimulationAt('qiTechRefinancing');
  stage.slice().errors = { amount: 'x' };
  await submitSimulation(stage.context);
  expect({ ...stage.slice().errors }).toEqual({ amount: 'x', contracts: 'O campo Contratos é obrigatório' });
  const chosen = await openSimulationAt('qiTechRefinancing');
  chosen.slice().inputs.contracts = ['c1'];
  await submitSimulation(chosen.context);
  expect({ ...chosen.slice().errors }).toEqual({});
  expect(chosen.slice().errorFocusRequests).toBe(0);
});

test('[5.1] [8.48] Continuar beside an invalid input leads to its error; while an offer is missing it does nothing', async () => {
  const stage = await openSimulationAt('simulation');
  await chooseOption(stage.context, { lender: '', months: 12 });
  stage.slice().errors = { amount: 'x' };
  await submitSimulation(stage.context);
  expect({ ...stage.slice().errors }).toEqual({ amount: 'x' });
  expect(stage.slice().errorFocusRequests).toBe(1);
  const failed = await openSimulationAt('simulation', [brokenConnection]);
  await submitSimulation(failed.context);
  expect({ ...failed.slice().errors }).toEqual({});
  expect(failed.slice().errorFocusRequests).toBe(0);
});

test('[7.30] the choice is sent as the values of its step; a vehicle by its own operation, with the entry of the offer, otherwise the typed one', async () => {
  const stage = await openSimulationAt('simulation');
  expect(chosenOfferOf(stage.state)).toBeUndefined();
  await chooseOption(stage.context, { lender: '', months: 12 });
  expect(chosenOfferOf(stage.state)).toMatchObject({
    step: { slug: 'simulacao' },
    data: { valor: 3500, prazo: 12 },
    financing: undefined,
  });
  for (const status of ['loading', 'failed', 'idle', 'empty'] as const) {
    stage.slice().status = status;
    expect(chosenOfferOf(stage.state), status).toBeUndefined();
  }
  const car = await openSimulationAt('simulationCdc', [[{ ...sampleOffer, entry: 7 }]], vehicle(10_000));
  await chooseOption(car.context, { lender: '', months: 24 });
  car.slice().inputs.insured = true;
  expect(chosenOfferOf(car.state)?.financing).toEqual({
    entry: 7,
    months: 24,
    monthlyRate: 0.0349,
    instalment: 233_75,
    insured: true,
  });
  car.slice().offers = [sampleOffer];
  expect(chosenOfferOf(car.state)?.financing?.entry).toBe(2_000_00);
  car.slice().inputs.entry = undefined;
  expect(chosenOfferOf(car.state)?.financing?.entry).toBe(0);
});
