import { expect, test } from 'vitest';
import type { Api } from '#api/api.ts';
import { LOAD_FAILED } from '#journey/errors/load-failed.ts';
import { buildServiceFailure } from '#journey/errors/testing/build-service-failure.ts';
import { createOption } from '#journey/form/testing/create-option.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { Option } from '#journey/model/field.ts';
import type { StepValues } from '#journey/model/proposal.ts';
import type { Offer } from '#journey/simulation/offer.ts';
import type { SimulationRequest } from '#journey/simulation/simulation-request.ts';
import { proposalWith, sampleOffer, sampleOption } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { fail, succeed } from '#shared/result.ts';
import { createContextWithoutService } from '#tests/flows/context-without-service.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { chosenOfferOf, currentSimulationOf } from './chosen-offer.ts';
import {
  changeSimulation,
  chooseOption,
  openSimulation,
  retrySimulation,
  submitSimulation,
} from './simulation.ts';

type Answer = readonly Offer[] | Failure | 'never';

/** An open step of this type. `answers` of the service to requests for an offer, in order; the last one repeats. */
function enterStep(
  type: string,
  answers: readonly Answer[] = [[sampleOffer]],
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

async function openAt(...parameters: Parameters<typeof enterStep>) {
  const stage = enterStep(...parameters);
  await openSimulation(stage.context, stage.step);
  await runPendingWork();
  return stage;
}

const wait = async ({ platform }: ReturnType<typeof enterStep>, milliseconds = 300) => {
  await platform.clock.advance(milliseconds);
  await runPendingWork();
};

const stayAction = { kind: 'stay' };
const refused = (members: Parameters<typeof buildServiceFailure>[0]): Failure =>
  buildServiceFailure({ operation: 'simulate', isWrite: false, ...members });
const brokenConnection: Failure = {
  kind: 'network',
  operation: 'simulate',
  isWrite: false,
  isOffline: false,
};

test('[7.28] opening a simulation asks for an offer of this proposal and shows its amount and limits', async () => {
  const stage = enterStep('simulation');
  const opening = openSimulation(stage.context, stage.step);
  expect(stage.slice()).toMatchObject({ slug: 'simulacao', status: 'loading' });
  expect(await opening).toEqual(stayAction);
  await runPendingWork();
  expect(stage.ids).toEqual([{ hashId: stage.state.hashId, proposalId: 'p1' }]);
  expect(stage.requests[0]).toMatchObject({ call: 'simulate', amount: undefined, insured: false });
  expect(stage.slice()).toMatchObject({
    status: 'ready',
    message: '',
    offers: [sampleOffer],
    limits: sampleOffer.limits,
    chosen: undefined,
    hasFailed: false,
    isEdited: false,
  });
  expect(stage.slice().inputs.amount).toBe(3500_00);
});

test('[7.28] without a proposal the request names an empty proposal', async () => {
  const stage = enterStep('simulation');
  stage.state.proposal = undefined;
  await openSimulation(stage.context, stage.step);
  expect(stage.ids).toEqual([{ hashId: stage.state.hashId, proposalId: '' }]);
});

test('[4.8] only a step with a simulation that is in view opens one', async () => {
  const otherPlace = enterStep('simulation');
  otherPlace.state.place = { kind: 'step', slug: 'endereco' };
  await openSimulation(otherPlace.context, otherPlace.step);
  const noStep = enterStep('simulation');
  noStep.state.place = { kind: 'completion' };
  await openSimulation(noStep.context, noStep.step);
  const form = enterStep('form');
  await openSimulation(form.context, form.step);
  for (const { requests, slice } of [otherPlace, noStep, form]) {
    expect(requests).toEqual([]);
    expect(slice().slug).toBe('');
  }
});

const vehicle = (price: number) => ({ sobreOVeiculo: { valorVeiculo: price } });

test('[7.29] who comes back finds the former inputs, unless the price or the step is another one', async () => {
  const stage = await openAt('simulationCdc', [[sampleOffer]], vehicle(10_000));
  expect(stage.slice()).toMatchObject({ price: 10_000_00, inputs: { entry: 2_000_00 } });
  stage.slice().inputs.entry = 3_000_00;
  await openSimulation(stage.context, stage.step);
  expect(stage.slice().inputs.entry).toBe(3_000_00);
  stage.state.proposal = proposalWith(vehicle(20_000));
  await openSimulation(stage.context, stage.step);
  expect(stage.slice()).toMatchObject({ price: 20_000_00, inputs: { entry: 4_000_00 } });
  stage.slice().inputs.entry = 5_000_00;
  stage.slice().slug = 'outra';
  await openSimulation(stage.context, stage.step);
  expect(stage.slice()).toMatchObject({ slug: 'simulacao', inputs: { entry: 4_000_00 } });
});

test('[5.24] [11.3] a change is sent after 300 ms and saved on the device; a newer one replaces it', async () => {
  const stage = await openAt('simulation');
  const { context, state, platform } = stage;
  const firstChange = changeSimulation(context, { amount: 1000_00 });
  expect(stage.slice()).toMatchObject({ status: 'loading', isEdited: true });
  await platform.clock.advance(299);
  const secondChange = changeSimulation(context, { amount: 2000_00 });
  expect(await firstChange).toEqual(stayAction);
  await platform.clock.advance(299);
  expect(stage.requests).toHaveLength(1);
  expect(await platform.secureStorage.read(`drafts:${state.hashId}`)).toBeUndefined();
  await platform.clock.advance(1);
  expect(await secondChange).toEqual(stayAction);
  await runPendingWork();
  expect(stage.requests.slice(1)).toMatchObject([{ amount: 2000_00 }]);
  expect(stage.slice().status).toBe('ready');
  expect(stage.slice().inputs.amount).toBe(2000_00);
  expect(await platform.secureStorage.read(`drafts:${state.hashId}`)).toMatchObject({
    choices: { simulation: { inputs: { amount: 2000_00 } } },
  });
});

test('[11.1] while the step is sent, or without a simulation in view, nothing changes', async () => {
  const stage = await openAt('simulation');
  const before = { ...stage.slice().inputs };
  const tryAll = async () => {
    expect(await changeSimulation(stage.context, { amount: 1000_00 })).toEqual(stayAction);
    expect(await chooseOption(stage.context, { lender: '', months: 12 })).toEqual(stayAction);
  };
  stage.state.form.isSubmitting = true;
  await tryAll();
  stage.state.form.isSubmitting = false;
  stage.state.place = { kind: 'completion' };
  await tryAll();
  expect(await retrySimulation(stage.context)).toEqual(stayAction);
  expect(stage.requests).toHaveLength(1);
  expect({ ...stage.slice().inputs }).toEqual(before);
  expect(stage.slice()).toMatchObject({ chosen: undefined, isEdited: false });
});

test('[7.31] who switches to the instalment starts with that of the choice, else that of the longest term', async () => {
  const withoutChoice = await openAt('agxPrivateSimulation');
  void changeSimulation(withoutChoice.context, { kind: 'parcela' });
  expect(withoutChoice.slice().inputs.instalment).toBe(233_75);
  const withChoice = await openAt('agxPrivateSimulation');
  await chooseOption(withChoice.context, { lender: '', months: 12 });
  void changeSimulation(withChoice.context, { kind: 'parcela' });
  expect(withChoice.slice().inputs.instalment).toBe(382_34);
  void changeSimulation(withChoice.context, { instalment: 100_00 });
  void changeSimulation(withChoice.context, { kind: 'parcela' });
  expect(withChoice.slice().inputs.instalment).toBe(100_00);
  const byAmount = await openAt('agxPrivateSimulation');
  void changeSimulation(byAmount.context, { kind: 'valor' });
  expect(byAmount.slice().inputs.instalment).toBeUndefined();
  const withoutOffer = await openAt('agxPrivateSimulation', [[]]);
  void changeSimulation(withoutOffer.context, { kind: 'parcela' });
  expect(withoutOffer.slice().inputs.instalment).toBeUndefined();
  const withoutOptions = await openAt('agxPrivateSimulation', [[{ ...sampleOffer, options: [] }]]);
  void changeSimulation(withoutOptions.context, { kind: 'parcela' });
  expect(withoutOptions.slice().inputs.instalment).toBeUndefined();
});

test('[5.5] an invalid amount shows its error at once, sends nothing and ends the running request', async () => {
  const stage = await openAt('simulation', [[sampleOffer], 'never']);
  void changeSimulation(stage.context, { amount: 1000_00 });
  await wait(stage);
  expect(stage.slice().status).toBe('loading');
  await changeSimulation(stage.context, { amount: 9_000_00 + 1 });
  expect(stage.slice()).toMatchObject({
    status: 'ready',
    errors: { amount: 'O valor não pode ser maior que o valor máximo' },
    offers: [sampleOffer],
  });
  expect(stage.signals[1]?.aborted).toBe(true);
  await wait(stage);
  expect(stage.requests).toHaveLength(2);
  void changeSimulation(stage.context, { amount: 1000_00 });
  expect(stage.slice().errors).toEqual({});
});

test.each<[string, readonly Answer[], string]>([
  ['an offer', [[sampleOffer], 'never'], 'ready'],
  ['nothing', ['never'], 'idle'],
  ['a failure', [brokenConnection, 'never'], 'failed'],
])(
  '[4.35] a request that is ended without another one shows what was there before: %s',
  async (_, answers, status) => {
    const stage = await openAt('simulation', answers);
    if (stage.slice().status !== 'loading') await retrySimulation(stage.context);
    expect(stage.slice().status).toBe('loading');
    stage.state.retryAt.simulate = stage.platform.clock.steadyNow() + 1000;
    expect(await changeSimulation(stage.context, { insured: true })).toEqual(stayAction);
    expect(stage.slice().status).toBe(status);
  },
);

test('[4.28] during a pause of the service a change asks for nothing; another operation has a pause of its own', async () => {
  const stage = await openAt('simulation');
  const { context, state, platform } = stage;
  state.retryAt.simulate = platform.clock.steadyNow() + 1;
  void changeSimulation(context, { amount: 1000_00 });
  expect(stage.slice().status).toBe('ready');
  await wait(stage);
  expect(stage.requests).toHaveLength(1);
  state.retryAt = { simulateCdc: platform.clock.steadyNow() + 60_000 };
  void changeSimulation(context, { amount: 2000_00 });
  await wait(stage);
  expect(stage.requests).toHaveLength(2);
});

test('[3.42] before a contract is chosen a change shows no waiting', async () => {
  const stage = await openAt('qiTechPortability');
  expect(stage.slice()).toMatchObject({ status: 'idle', message: '', offers: [] });
  expect(stage.requests).toEqual([]);
  void changeSimulation(stage.context, { contracts: ['c1'] });
  expect(stage.slice().status).toBe('idle');
  await wait(stage);
  expect(stage.requests).toMatchObject([{ contracts: ['c1'] }]);
  expect(stage.slice().status).toBe('ready');
});

test('[2.36] without a price there is no offer, and a text says so', async () => {
  const stage = await openAt('simulationCdc');
  expect(stage.requests).toEqual([]);
  expect(stage.slice()).toMatchObject({ status: 'empty', message: 'Não encontrado' });
});

test('[11.3] a chosen option counts as changed, is saved and clears the error of the missing choice', async () => {
  const stage = await openAt('simulation');
  const { context, state, platform } = stage;
  stage.slice().errors = { months: 'x', amount: 'y' };
  expect(await chooseOption(context, { lender: '', months: 24 })).toEqual(stayAction);
  await runPendingWork();
  expect({ ...stage.slice().chosen }).toEqual({ lender: '', months: 24 });
  expect(stage.slice()).toMatchObject({ isEdited: true, errors: { amount: 'y' } });
  expect(stage.slice().errors.months).toBeUndefined();
  expect(await platform.secureStorage.read(`drafts:${state.hashId}`)).toMatchObject({
    choices: { simulation: { chosen: { months: 24 } } },
  });
  await wait(stage);
  expect(stage.requests).toHaveLength(1);
});

test('[5.1] an option that is not offered cannot be chosen', async () => {
  const stage = await openAt('simulation');
  await chooseOption(stage.context, { lender: '', months: 13 });
  await chooseOption(stage.context, { lender: 'b1', months: 12 });
  expect(stage.slice()).toMatchObject({ chosen: undefined, isEdited: false });
});

const withdrawalOffer: Offer = {
  ...sampleOffer,
  options: [sampleOption(1, 0), sampleOption(2, 0), sampleOption(3, 0)],
  withdrawals: [1, 2, 3].map(year => ({ date: `202${year}-01-01`, amount: 1 })),
};

test('[7.36] [8.48] another number of withdrawals asks for its own offer, also after a failure; elsewhere a failed offer cannot be chosen', async () => {
  const stage = await openAt('simulacaoFgtsAniversario', [
    [withdrawalOffer],
    brokenConnection,
    [withdrawalOffer],
  ]);
  void chooseOption(stage.context, { lender: '', months: 2 });
  await wait(stage);
  expect(stage.requests[1]).toMatchObject({ months: 2 });
  expect(stage.slice().hasFailed).toBe(true);
  void chooseOption(stage.context, { lender: '', months: 3 });
  await wait(stage);
  expect(stage.requests[2]).toMatchObject({ months: 3 });
  expect({ ...stage.slice().chosen }).toEqual({ lender: '', months: 3 });
  const other = await openAt('simulation', [[sampleOffer], brokenConnection]);
  await retrySimulation(other.context);
  await runPendingWork();
  await chooseOption(other.context, { lender: '', months: 12 });
  expect(other.slice()).toMatchObject({ hasFailed: true, chosen: undefined });
});

test('[8.48] a retry asks again with the current inputs and loads the choices that are missing', async () => {
  const stage = await openAt('agxPrivateSimulation', [brokenConnection, [sampleOffer]]);
  stage.listCalls.length = 0;
  stage.slice().inputs.insured = true;
  expect(await retrySimulation(stage.context)).toEqual(stayAction);
  await runPendingWork();
  expect(stage.requests).toHaveLength(2);
  expect(stage.listCalls).toContain('getAgxPrivateSimulationTypes');
  expect(stage.slice()).toMatchObject({ status: 'ready', hasFailed: false, message: '' });
});

test('[5.5] a retry with an invalid input asks for nothing', async () => {
  const stage = await openAt('simulation');
  stage.slice().inputs.amount = 9_000_00;
  await retrySimulation(stage.context);
  await runPendingWork();
  expect(stage.requests).toHaveLength(1);
  expect(Object.keys(stage.slice().errors)).toEqual(['amount']);
});

test('[11.6] the answer to a replaced request is ignored', async () => {
  const stage = await openAt('simulation', [
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
  const stage = await openAt('simulation', [[sampleOffer], brokenConnection, [sampleOffer]]);
  stage.platform.setOnline(false);
  await retrySimulation(stage.context);
  await runPendingWork();
  await stage.context.offlineReads.get('simulation')?.();
  await runPendingWork();
  expect(stage.requests).toHaveLength(3);
  const refusedStage = await openAt('simulation', [refused({ status: 500 })]);
  expect([...refusedStage.context.offlineReads.keys()]).toEqual([]);
});

test.each<[string, Failure]>([
  ['404', refused({ status: 404 })],
  ['the name of a missing offer', refused({ status: 422, noOffer: true })],
])('[8.42] a refusal with %s means that there is no offer', async (_, failure) => {
  const stage = await openAt('simulation', [[sampleOffer], failure]);
  await retrySimulation(stage.context);
  await runPendingWork();
  expect(stage.slice()).toMatchObject({ status: 'empty', message: 'Simulação não encontrada', offers: [] });
  expect(stage.dispatched).toHaveLength(1);
});

test('[8.42] a 404 that names a conflict, and a failure without an answer, are failures', async () => {
  for (const failure of [refused({ status: 404, label: 'CONFLICT' }), brokenConnection]) {
    const stage = await openAt('simulation', [[sampleOffer], failure]);
    await retrySimulation(stage.context);
    await runPendingWork();
    expect(stage.slice()).toMatchObject({ status: 'failed', hasFailed: true, offers: [sampleOffer] });
  }
});

test('[7.5] [8.48] the text of a failed request is that of other fields, else that of the service below 500, else a general one', async () => {
  const messageOf = async (failure: Failure) => {
    const { slice, dispatched } = await openAt('simulation', [failure]);
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
  const withOffer = await openAt('simulation', [[sampleOffer], failure]);
  await retrySimulation(withOffer.context);
  await runPendingWork();
  expect(withOffer.slice()).toMatchObject({
    status: 'ready',
    hasFailed: false,
    message: '',
    errors: { amount: 'Valor alto.' },
  });
  const withoutOffer = await openAt('simulation', [failure]);
  expect(withoutOffer.slice()).toMatchObject({ status: 'failed', hasFailed: true, message: '' });
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
    const stage = enterStep(type, [failure, [sampleOffer]], earlier);
    await openSimulation(stage.context, stage.step);
    await runPendingWork();
    expect(stage.requests).toHaveLength(isDropped ? 2 : 1);
    if (isDropped) expect(stage.requests[1]).toMatchObject({ amount: undefined, months: undefined });
    expect(stage.slice().status).toBe(isDropped ? 'ready' : 'failed');
  },
);

test('[7.28] without an earlier choice, or after a second refusal, a read-only simulation has failed', async () => {
  const withoutChoice = await openAt('simulationReadOnly', [refused({ status: 422 }), [sampleOffer]]);
  expect(withoutChoice.slice().status).toBe('failed');
  expect(withoutChoice.requests).toHaveLength(1);
  const refusedTwice = await openAt('simulationReadOnly', [refused({ status: 422 })], earlier);
  expect(refusedTwice.requests).toHaveLength(2);
  expect(refusedTwice.slice().status).toBe('failed');
  const withMonths = enterStep('simulationReadOnly', [refused({ status: 422 }), [sampleOffer]], earlier);
  await openSimulation(withMonths.context, withMonths.step);
  withMonths.slice().inputs.amount = undefined;
  await runPendingWork();
  expect(withMonths.requests).toHaveLength(2);
});

test('[7.28] a new offer keeps the limits if it has none, and sets the amount only if it follows the offer', async () => {
  const larger = { ...sampleOffer, amount: 4000_00, limits: undefined };
  const stage = await openAt('simulation', [[sampleOffer], [larger]]);
  await retrySimulation(stage.context);
  await runPendingWork();
  expect(stage.slice().limits).toEqual(sampleOffer.limits);
  expect(stage.slice().inputs.amount).toBe(3500_00);
  const byInstalment = await openAt('agxPrivateSimulation', [[sampleOffer], [larger]]);
  void changeSimulation(byInstalment.context, { kind: 'parcela' });
  await wait(byInstalment);
  expect(byInstalment.slice().inputs.amount).toBe(4000_00);
  const withoutAmount = await openAt('simulationReadOnly', [[sampleOffer]]);
  expect(withoutAmount.slice().inputs.amount).toBeUndefined();
});

test('[8.42] an empty answer removes offers, errors and the former failure', async () => {
  const stage = await openAt('simulation', [[sampleOffer], []]);
  Object.assign(stage.slice(), { hasFailed: true, errors: { months: 'x' } });
  await chooseOption(stage.context, { lender: '', months: 12 });
  await retrySimulation(stage.context);
  await runPendingWork();
  expect(stage.slice()).toMatchObject({ status: 'empty', offers: [], errors: {}, hasFailed: false });
  expect(stage.slice().chosen).toBeUndefined();
});

test('[5.1] Continuar without a choice names what is missing; with a choice the step is sent', async () => {
  const stage = await openAt('simulation');
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
  const stage = await openAt('qiTechRefinancing');
  stage.slice().errors = { amount: 'x' };
  await submitSimulation(stage.context);
  expect({ ...stage.slice().errors }).toEqual({ amount: 'x', contracts: 'O campo Contratos é obrigatório' });
  const chosen = await openAt('qiTechRefinancing');
  chosen.slice().inputs.contracts = ['c1'];
  await submitSimulation(chosen.context);
  expect({ ...chosen.slice().errors }).toEqual({});
  expect(chosen.slice().errorFocusRequests).toBe(0);
});

test('[5.1] [8.48] Continuar beside an invalid input leads to its error; while an offer is missing it does nothing', async () => {
  const stage = await openAt('simulation');
  await chooseOption(stage.context, { lender: '', months: 12 });
  stage.slice().errors = { amount: 'x' };
  await submitSimulation(stage.context);
  expect({ ...stage.slice().errors }).toEqual({ amount: 'x' });
  expect(stage.slice().errorFocusRequests).toBe(1);
  const failed = await openAt('simulation', [brokenConnection]);
  await submitSimulation(failed.context);
  expect({ ...failed.slice().errors }).toEqual({});
  expect(failed.slice().errorFocusRequests).toBe(0);
});

test('[7.30] the choice is sent as the values of its step; a vehicle by its own operation, with the entry of the offer, otherwise the typed one', async () => {
  const stage = await openAt('simulation');
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
  const car = await openAt('simulationCdc', [[{ ...sampleOffer, entry: 7 }]], vehicle(10_000));
  await chooseOption(car.context, { lender: '', months: 24 });
  car.slice().inputs.insured = true;
  expect(chosenOfferOf(car.state)?.financing).toEqual({ entry: 7, months: 24, insured: true });
  car.slice().offers = [sampleOffer];
  expect(chosenOfferOf(car.state)?.financing?.entry).toBe(2_000_00);
  car.slice().inputs.entry = undefined;
  expect(chosenOfferOf(car.state)?.financing?.entry).toBe(0);
});

test('[4.8] a simulation is in view only at its own step, of a type that has one', async () => {
  const { state, step } = await openAt('simulation');
  expect(currentSimulationOf(state)).toMatchObject({
    step: { slug: 'simulacao' },
    declaration: { call: 'simulate' },
  });
  expect(currentSimulationOf({ ...state, place: { kind: 'completion' } })).toBeUndefined();
  expect(currentSimulationOf({ ...state, place: { kind: 'step', slug: 'outra' } })).toBeUndefined();
  expect(currentSimulationOf({ ...state, config: undefined })).toBeUndefined();
  expect(currentSimulationOf({ ...state, config: configurationWith() })).toBeUndefined();
  const form = configurationWith({ steps: [{ ...step, type: stepTypeWith('form') }] });
  expect(currentSimulationOf({ ...state, config: form })).toBeUndefined();
});

test.each<[name: string, kinds: Option[], requested: (string | undefined)[]]>([
  ['no type', [], [undefined, undefined]],
  ['one type', [createOption('parcela')], [undefined, 'parcela']],
  ['two types', [createOption('valor'), createOption('parcela')], [undefined, 'valor']],
  ['types of other names', [createOption('POR_VALOR'), createOption('POR_PARCELA')], [undefined, undefined]],
])('[7.31] with %s a request has only a type that the service offers', async (_, kinds, requested) => {
  const stage = enterStep('agxPrivateSimulation');
  const { api } = stage.context;
  api.getSimulationList = async name =>
    succeed({ options: name === 'getAgxPrivateSimulationTypes' ? kinds : [], isComplete: true } as never); // Only `options` is read.
  await openSimulation(stage.context, stage.step);
  await runPendingWork();
  void changeSimulation(stage.context, { amount: 2_000_00 });
  await wait(stage);
  expect(stage.requests.map(({ kind }) => kind)).toEqual(requested);
});
