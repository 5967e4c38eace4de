import { expect, test } from 'vitest';
import { LOAD_FAILED } from '#journey/errors/load-failed.ts';
import type { Failure } from '#journey/model/failure.ts';
import { sampleOffer } from '#journey/simulation/testing/sample.ts';
import {
  brokenConnection,
  enterSimulation,
  openSimulationAt,
  refused,
  wait,
} from '#tests/flows/enter-simulation.ts';
import { setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { loan } from '#tests/flows/visit-simulation.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { chooseOption, openSimulation, retrySimulation } from './simulation.ts';
import { changeSimulation } from './testing/change-simulation.ts';

test('[11.6] the answer to a replaced request is ignored', async () => {
  const stage = await openSimulationAt('simulation', [
    [sampleOffer],
    [{ ...sampleOffer, amount: 1 }],
    brokenConnection,
    [sampleOffer],
  ]);
  for (let round = 0; round < 2; round += 1) {
    void retrySimulation(stage.context);
    stage.context.lookups.get('simulation')?.abort();
    await runPendingWork();
    expect(stage.slice().offers).toEqual([sampleOffer]);
    expect(stage.slice().hasFailed).toBe(false);
  }
  expect(stage.platform.logLines).toEqual([]);
});

test('[8.2] a request that failed without a connection is repeated when the connection is back; another failure is not', async () => {
  const stage = await openSimulationAt('simulation', [[sampleOffer], brokenConnection, [sampleOffer]]);
  stage.platform.setOnline(false);
  await retrySimulation(stage.context);
  await runPendingWork();
  await stage.context.offlineReads.get('simulation')?.();
  await runPendingWork();
  expect(stage.requests).toHaveLength(3);
  const refusedStage = await openSimulationAt('simulation', [refused({ status: 500 })]);
  expect([...refusedStage.context.offlineReads.keys()]).toEqual([]);
});

test.each<[string, Failure]>([
  ['404', refused({ status: 404 })],
  ['the name of a missing offer', refused({ status: 422, noOffer: true })],
])('[8.42] a refusal with %s means that there is no offer', async (_, failure) => {
  const stage = await openSimulationAt('simulation', [[sampleOffer], failure]);
  await retrySimulation(stage.context);
  await runPendingWork();
  expect(stage.slice()).toMatchObject({ status: 'empty', message: 'Simulação não encontrada', offers: [] });
  expect(stage.dispatched).toHaveLength(1);
});

test('[8.42] a 404 that names a conflict, and a failure without an answer, are failures', async () => {
  for (const failure of [refused({ status: 404, label: 'CONFLICT' }), brokenConnection]) {
    const stage = await openSimulationAt('simulation', [[sampleOffer], failure]);
    await retrySimulation(stage.context);
    await runPendingWork();
    expect(stage.slice()).toMatchObject({ status: 'failed', hasFailed: true, offers: [sampleOffer] });
  }
});

test('[7.5] [8.48] the text of a failed request is that of other fields, else that of the service below 500, else a general one', async () => {
  const messageOf = async (failure: Failure) => {
    const { slice, dispatched } = await openSimulationAt('simulation', [failure]);
    expect(slice().status).toBe('failed');
    expect(dispatched).toHaveLength(1);
    return slice().message;
  };
  expect(await messageOf(refused({ status: 422, message: 'Revise.' }))).toBe('Revise.');
  expect(await messageOf(refused({ status: 499, message: 'Revise.' }))).toBe('Revise.');
  expect(await messageOf(refused({ status: 500, message: 'Revise.' }))).toBe(LOAD_FAILED);
  expect(await messageOf(brokenConnection)).toBe(LOAD_FAILED);
  const fieldErrors = { renda: 'Renda baixa.', margem: 'Sem margem.' };
  expect(await messageOf(refused({ message: 'Revise.', fieldErrors }))).toBe('Renda baixa. Sem margem.');
  const withAmount = { ...fieldErrors, valor: 'Valor alto.' };
  expect(await messageOf(refused({ message: 'Revise.', fieldErrors: withAmount }))).toBe(
    'Renda baixa. Sem margem.',
  );
});

test('[7.5] a refused input has its message; the earlier offer stays usable, and without one the request has failed', async () => {
  const failure = refused({ status: 400, message: 'Revise.', fieldErrors: { valor: 'Valor alto.' } });
  const withOffer = await openSimulationAt('simulation', [[sampleOffer], failure]);
  await retrySimulation(withOffer.context);
  await runPendingWork();
  expect(withOffer.slice()).toMatchObject({
    status: 'ready',
    hasFailed: false,
    message: '',
    errors: { amount: 'Valor alto.' },
  });
  const withoutOffer = await openSimulationAt('simulation', [failure]);
  expect(withoutOffer.slice()).toMatchObject({ status: 'failed', hasFailed: true, message: '' });
});

test.each<[string, Failure, boolean]>([
  ['a refusal with 422', refused({ status: 422, message: 'Até R$ 3.000,00.' }), true],
  ['a refused input', refused({ status: 400, fieldErrors: { valor: 'Valor alto.' } }), true],
  ['another refusal', refused({ status: 400, message: 'Revise.' }), false],
  ['a broken connection', brokenConnection, false],
])('[7.5] after %s the inputs can be corrected: %#', async (_, failure, isRefused) => {
  const stage = await openSimulationAt('simulation', [failure, [sampleOffer]]);
  expect(stage.slice().isRefused).toBe(isRefused);
  await retrySimulation(stage.context);
  await runPendingWork();
  expect(stage.slice()).toMatchObject({ status: 'ready', isRefused: false });
});

const earlier = { simulacao: { valor: 9000, prazo: 60 } };

test.each<[string, string, readonly number[], boolean]>([
  ['a read-only simulation', 'simulationReadOnly', [422], true],
  ['the simulation of a vendor', 'simulationVendor', [422], true],
  ['a revision', 'simulationRevision', [422], false],
  ['a simulation with a choice', 'simulation', [422], false],
  ['a read-only simulation that fails otherwise', 'simulationReadOnly', [400], false],
])(
  '[7.28] of %s (%s) the earlier amount and term are dropped after %j: %s',
  async (_, type, [status = 0], isDropped) => {
    const failure = refused({ status });
    const stage = enterSimulation(type, [failure, [sampleOffer]], earlier);
    await openSimulation(stage.context, stage.step);
    await runPendingWork();
    expect(stage.requests).toHaveLength(isDropped ? 2 : 1);
    if (isDropped) expect(stage.requests[1]).toMatchObject({ amount: undefined, months: undefined });
    expect(stage.slice().status).toBe(isDropped ? 'ready' : 'failed');
  },
);

test('[7.28] without an earlier choice, or after a second refusal, a read-only simulation has failed', async () => {
  const withoutChoice = await openSimulationAt('simulationReadOnly', [
    refused({ status: 422 }),
    [sampleOffer],
  ]);
  expect(withoutChoice.slice().status).toBe('failed');
  expect(withoutChoice.requests).toHaveLength(1);
  const refusedTwice = await openSimulationAt('simulationReadOnly', [refused({ status: 422 })], earlier);
  expect(refusedTwice.requests).toHaveLength(2);
  expect(refusedTwice.slice().status).toBe('failed');
  const withMonths = enterSimulation(
    'simulationReadOnly',
    [refused({ status: 422 }), [sampleOffer]],
    earlier,
  );
  await openSimulation(withMonths.context, withMonths.step);
  withMonths.slice().inputs.amount = undefined;
  await runPendingWork();
  expect(withMonths.requests).toHaveLength(2);
});

test('[7.28] a new offer keeps the limits if it has none, and sets the amount', async () => {
  const larger = { ...sampleOffer, amount: 4000_00, limits: undefined };
  const stage = await openSimulationAt('simulation', [[sampleOffer], [larger]]);
  await retrySimulation(stage.context);
  await runPendingWork();
  expect(stage.slice().limits).toEqual(sampleOffer.limits);
  expect(stage.slice().inputs.amount).toBe(4000_00);
  const byInstalment = await openSimulationAt('agxPrivateSimulation', [[sampleOffer], [larger]]);
  void changeSimulation(byInstalment.context, { kind: 'parcela' });
  await wait(byInstalment);
  expect(byInstalment.slice().inputs.amount).toBe(4000_00);
  const withoutAmount = await openSimulationAt('simulationReadOnly', [[sampleOffer]]);
  expect(withoutAmount.slice().inputs.amount).toBeUndefined();
});

test('[8.42] an empty answer removes offers, errors and the former failure', async () => {
  const stage = await openSimulationAt('simulation', [[sampleOffer], []]);
  Object.assign(stage.slice(), { hasFailed: true, errors: { months: 'x' } });
  await chooseOption(stage.context, { lender: '', months: 12 });
  await retrySimulation(stage.context);
  await runPendingWork();
  expect(stage.slice()).toMatchObject({ status: 'empty', offers: [], errors: {}, hasFailed: false });
  expect(stage.slice().chosen).toBeUndefined();
});

test('[8.25] [7.5] a simulation that conflicts reads the proposal again and continues at the step that the service names', async () => {
  const conflict = { code: 404, message: 'A proposta mudou.', errors: { status: 'CONFLICT' } };
  const stage = setUpFlows({
    ...loan,
    plan: {
      simulate: {
        kind: 'sequence',
        answers: [{ kind: 'reply', status: 404, body: conflict }],
        afterLast: 'worldAnswers',
      },
    },
  });
  await stage.open();
  await until(() => stage.state.simulation.status === 'ready');
  expect(stage.sent('getSystem')).toHaveLength(2);
  expect(stage.sent('simulate')).toHaveLength(2);
  expect(stage.state.simulation.message).toBe('');
});
