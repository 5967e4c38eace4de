import { expect, test } from 'vitest';
import { createOption } from '#journey/form/testing/create-option.ts';
import type { Option } from '#journey/model/field.ts';
import type { Offer } from '#journey/simulation/offer.ts';
import { proposalWith, sampleOffer, sampleOption } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith } from '#journey/testing/step-with.ts';
import { succeed } from '#shared/result.ts';
import {
  brokenConnection,
  enterSimulation,
  type OfferAnswer,
  openSimulationAt,
  stayAction,
  vehicle,
  wait,
} from '#tests/flows/enter-simulation.ts';
import { runPendingWork } from '#tests/support/run-pending-work.ts';
import { currentSimulationOf } from './chosen-offer.ts';
import { keepInputs } from './keep-option.ts';
import {
  chooseOption,
  handleChange,
  openSimulation,
  retrySimulation,
  submitSimulation,
} from './simulation.ts';
import { changeSimulation } from './testing/change-simulation.ts';

test('[7.28] opening a simulation asks for an offer of this proposal and shows its amount and limits', async () => {
  const stage = enterSimulation('simulation');
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
  const stage = enterSimulation('simulation');
  stage.state.proposal = undefined;
  await openSimulation(stage.context, stage.step);
  expect(stage.ids).toEqual([{ hashId: stage.state.hashId, proposalId: '' }]);
});

test('[4.8] only a step with a simulation that is in view opens one', async () => {
  const otherPlace = enterSimulation('simulation');
  otherPlace.state.place = { kind: 'step', slug: 'endereco' };
  await openSimulation(otherPlace.context, otherPlace.step);
  const noStep = enterSimulation('simulation');
  noStep.state.place = { kind: 'completion' };
  await openSimulation(noStep.context, noStep.step);
  const form = enterSimulation('form');
  await openSimulation(form.context, form.step);
  for (const { requests, slice } of [otherPlace, noStep, form]) {
    expect(requests).toEqual([]);
    expect(slice().slug).toBe('');
  }
});

test('[7.29] who comes back finds the former inputs, unless the price or the step is another one', async () => {
  const stage = await openSimulationAt('simulationCdc', [[sampleOffer]], vehicle(10_000));
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
  const stage = await openSimulationAt('simulation', [[sampleOffer], [{ ...sampleOffer, amount: 2000_00 }]]);
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

test('[5.24] [7.28] a change whose code has just been loaded does not bring back an amount that is corrected meanwhile', async () => {
  const stage = enterSimulation('simulation');
  await openSimulation(stage.context, stage.step);
  await runPendingWork();
  keepInputs(stage.state, { amount: 1_00 });
  keepInputs(stage.state, { amount: 1000_00 });
  void handleChange(stage.context, { amount: 1_00 });
  expect(stage.slice()).toMatchObject({ inputs: { amount: 1000_00 }, errors: {} });
});

test('[11.1] while the step is sent, or without a simulation in view, nothing changes', async () => {
  const stage = await openSimulationAt('simulation');
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
  const withoutChoice = await openSimulationAt('agxPrivateSimulation');
  void changeSimulation(withoutChoice.context, { kind: 'parcela' });
  expect(withoutChoice.slice().inputs.instalment).toBe(233_75);
  const withChoice = await openSimulationAt('agxPrivateSimulation');
  await chooseOption(withChoice.context, { lender: '', months: 12 });
  void changeSimulation(withChoice.context, { kind: 'parcela' });
  expect(withChoice.slice().inputs.instalment).toBe(382_34);
  void changeSimulation(withChoice.context, { instalment: 100_00 });
  void changeSimulation(withChoice.context, { kind: 'parcela' });
  expect(withChoice.slice().inputs.instalment).toBe(100_00);
  const byAmount = await openSimulationAt('agxPrivateSimulation');
  void changeSimulation(byAmount.context, { kind: 'valor' });
  expect(byAmount.slice().inputs.instalment).toBeUndefined();
  const withoutOffer = await openSimulationAt('agxPrivateSimulation', [[]]);
  void changeSimulation(withoutOffer.context, { kind: 'parcela' });
  expect(withoutOffer.slice().inputs.instalment).toBeUndefined();
  const withoutOptions = await openSimulationAt('agxPrivateSimulation', [[{ ...sampleOffer, options: [] }]]);
  void changeSimulation(withoutOptions.context, { kind: 'parcela' });
  expect(withoutOptions.slice().inputs.instalment).toBeUndefined();
});

test('[5.5] an invalid amount shows its error at once, sends nothing and ends the running request', async () => {
  const stage = await openSimulationAt('simulation', [[sampleOffer], 'never']);
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

test.each<[string, readonly OfferAnswer[], string]>([
  ['an offer', [[sampleOffer], 'never'], 'ready'],
  ['nothing', ['never'], 'idle'],
  ['a failure', [brokenConnection, 'never'], 'failed'],
])(
  '[4.35] a request that is ended without another one shows what was there before: %s',
  async (_, answers, status) => {
    const stage = await openSimulationAt('simulation', answers);
    if (stage.slice().status !== 'loading') await retrySimulation(stage.context);
    expect(stage.slice().status).toBe('loading');
    stage.state.retryAt.simulate = stage.platform.clock.steadyNow() + 1000;
    expect(await changeSimulation(stage.context, { insured: true })).toEqual(stayAction);
    expect(stage.slice().status).toBe(status);
  },
);

test('[4.28] during a pause of the service a change asks for nothing; another operation has a pause of its own', async () => {
  const stage = await openSimulationAt('simulation');
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
  const stage = await openSimulationAt('qiTechPortability');
  expect(stage.slice()).toMatchObject({ status: 'idle', message: '', offers: [] });
  expect(stage.requests).toEqual([]);
  void changeSimulation(stage.context, { contracts: ['c1'] });
  expect(stage.slice().status).toBe('idle');
  await wait(stage);
  expect(stage.requests).toMatchObject([{ contracts: ['c1'] }]);
  expect(stage.slice().status).toBe('ready');
});

test('[2.36] without a price there is no offer, and a text says so', async () => {
  const stage = await openSimulationAt('simulationCdc');
  expect(stage.requests).toEqual([]);
  expect(stage.slice()).toMatchObject({ status: 'empty', message: 'Não encontrado' });
});

test('[11.3] a chosen option counts as changed, is saved and clears the error of the missing choice', async () => {
  const stage = await openSimulationAt('simulation');
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
  const stage = await openSimulationAt('simulation');
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
  const stage = await openSimulationAt('simulacaoFgtsAniversario', [
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
  const other = await openSimulationAt('simulation', [[sampleOffer], brokenConnection]);
  await retrySimulation(other.context);
  await runPendingWork();
  await chooseOption(other.context, { lender: '', months: 12 });
  expect(other.slice()).toMatchObject({ hasFailed: true, chosen: undefined });
});

test('[7.36d] [3.40] if the service does not say to which number of withdrawals its amount belongs, the app asks for the largest one', async () => {
  for (const withdrawals of [[], withdrawalOffer.withdrawals.slice(0, 1)]) {
    const [firstOption, ...options] = withdrawalOffer.options.slice(withdrawals.length === 1 ? 1 : 0);
    if (!firstOption) throw new Error('no options');
    const offer = { ...withdrawalOffer, options: [firstOption, ...options], withdrawals };
    const largest = { ...offer, amount: 4200_00 };
    const stage = await openSimulationAt('simulacaoFgtsAniversario', [[offer], [largest]]);
    expect(stage.requests.map(({ months }) => months)).toEqual([undefined, 3]);
    expect(stage.slice()).toMatchObject({ status: 'ready', offers: [largest], chosen: { months: 3 } });
    expect(stage.slice().isEdited).toBe(false);
  }
});

test('[3.40] [7.28] if the service offers another amount than was requested, the amount is the offered one, and nothing is asked again', async () => {
  const capped = { ...sampleOffer, amount: 2000_00 };
  const stage = await openSimulationAt('simulation', [[sampleOffer], [capped], [capped]]);
  void changeSimulation(stage.context, { amount: 3000_00 });
  await wait(stage);
  await wait(stage);
  expect(stage.requests.map(({ amount }) => amount)).toEqual([undefined, 3000_00]);
  expect(stage.slice()).toMatchObject({ inputs: { amount: 2000_00 }, counterOffer: 2000_00, errors: {} });
  await retrySimulation(stage.context);
  await runPendingWork();
  expect(stage.requests.at(-1)).toMatchObject({ amount: 2000_00 });
  expect(stage.slice().counterOffer).toBeUndefined();
});

test('[3.40] [5.24] an amount that is typed while the answer arrives stays', async () => {
  const stage = enterSimulation('simulation', [[sampleOffer]]);
  await openSimulation(stage.context, stage.step);
  keepInputs(stage.state, { amount: 1000_00 });
  await runPendingWork();
  expect(stage.slice()).toMatchObject({ inputs: { amount: 1000_00 }, counterOffer: undefined });
});

test('[5.5] [7.28] an offered amount outside the limits of the same answer shows the error of a typed one and is not sent', async () => {
  for (const [amount, error] of [
    [200_000_00, 'O valor não pode ser maior que o valor máximo'],
    [0, 'O valor não pode ser menor que o valor mínimo'],
  ] as const) {
    const stage = await openSimulationAt('simulation', [[{ ...sampleOffer, amount }]]);
    expect(stage.slice()).toMatchObject({ status: 'ready', inputs: { amount }, errors: { amount: error } });
    await chooseOption(stage.context, { lender: '', months: 12 });
    await submitSimulation(stage.context);
    expect(stage.listCalls).not.toContain('updateStep');
  }
});

test('[7.36d] [3.40] if the service lists another number of withdrawals than was requested, that number is the chosen one', async () => {
  const offer = {
    ...withdrawalOffer,
    withdrawals: [1, 2, 3].map(year => ({ date: `202${year}-01-01`, amount: 1 })),
  };
  const stage = await openSimulationAt('simulacaoFgtsAniversario', [[offer]]);
  expect(stage.slice()).toMatchObject({ chosen: { months: 3 }, counterOffer: undefined });
  void chooseOption(stage.context, { lender: '', months: 1 });
  await wait(stage);
  await wait(stage);
  expect(stage.requests.map(({ months }) => months)).toEqual([undefined, 1]);
  expect(stage.slice()).toMatchObject({ chosen: { months: 3 }, inputs: { months: 3 }, counterOffer: 3 });
});

test('[7.36d] [13.3] without a chosen number of withdrawals a press of the button says that it is missing', async () => {
  const offer = { ...withdrawalOffer, withdrawals: [] };
  const otherOffer = { ...offer, options: offer.options.slice(0, 2) };
  const stage = await openSimulationAt('simulacaoFgtsAniversario', [[offer], [otherOffer]]);
  expect(stage.requests).toHaveLength(2);
  expect(stage.slice().chosen).toBeUndefined();
  await submitSimulation(stage.context);
  expect(stage.slice()).toMatchObject({
    errors: { months: 'O campo Quantidade de saques é obrigatório' },
    errorFocusRequests: 1,
  });
});

test('[8.48] a retry asks again with the current inputs and loads the choices that are missing', async () => {
  const stage = await openSimulationAt('agxPrivateSimulation', [brokenConnection, [sampleOffer]]);
  stage.listCalls.length = 0;
  stage.slice().inputs.insured = true;
  expect(await retrySimulation(stage.context)).toEqual(stayAction);
  await runPendingWork();
  expect(stage.requests).toHaveLength(2);
  expect(stage.listCalls).toContain('getAgxPrivateSimulationTypes');
  expect(stage.slice()).toMatchObject({ status: 'ready', hasFailed: false, message: '' });
});

test('[5.5] a retry with an invalid input asks for nothing', async () => {
  const stage = await openSimulationAt('simulation');
  stage.slice().inputs.amount = 9_000_00;
  await retrySimulation(stage.context);
  await runPendingWork();
  expect(stage.requests).toHaveLength(1);
  expect(Object.keys(stage.slice().errors)).toEqual(['amount']);
});

test('[4.8] a simulation is in view only at its own step, of a type that has one', async () => {
  const { state, step } = await openSimulationAt('simulation');
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
  const stage = enterSimulation('agxPrivateSimulation');
  const { api } = stage.context;
  api.getSimulationList = async name =>
    succeed({ options: name === 'getAgxPrivateSimulationTypes' ? kinds : [], isComplete: true } as never); // Only `options` is read.
  await openSimulation(stage.context, stage.step);
  await runPendingWork();
  void changeSimulation(stage.context, { amount: 2_000_00 });
  await wait(stage);
  expect(stage.requests.map(({ kind }) => kind)).toEqual(requested);
});
