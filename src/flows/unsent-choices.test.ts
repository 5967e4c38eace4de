import { expect, test } from 'vitest';
import { proposalWith } from '#journey/simulation/testing/sample.ts';
import { configurationWith } from '#journey/testing/configuration-with.ts';
import { stepTypeWith, stepWith } from '#journey/testing/step-with.ts';
import { type AppState, createAppState } from '#state/app-state.ts';
import {
  type FlowStage,
  type FlowStageOptions,
  passDraftDelay,
  setUpFlows,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';
import {
  forgetArrivedChoices,
  forgetUnsentChoices,
  hasUnsentChoices,
  restoreUnsentChoices,
  unsentChoicesOf,
} from './unsent-choices.ts';

const loan: FlowStageOptions = {
  product: 'home-equity',
  world: { proposal: { currentStep: 'simulacao', answers: {} } },
};

/** Waits until the simulation shows the answer to its last request. */
const untilAnswered = (visit: FlowStage): Promise<void> =>
  until(() => visit.state.simulation.slug !== '' && visit.state.simulation.status === 'ready');

async function openLoan(options: FlowStageOptions = loan): Promise<FlowStage> {
  const visit = setUpFlows(options);
  await visit.open();
  await untilAnswered(visit);
  return visit;
}

/** Changes the amount, waits for its offer, and chooses the longest term. */
async function choose(visit: FlowStage): Promise<{ amount: number; months: number }> {
  const { flows, platform, state } = visit;
  const amount = (state.simulation.limits?.min ?? 0) + 1_000_00;
  void flows.changeSimulation({ amount });
  await until(() => platform.clock.sleepingCount() > 0);
  await platform.clock.advance(300);
  await until(() => state.simulation.offers[0]?.amount === amount);
  const months = state.simulation.offers[0]?.options.at(-1)?.months ?? 0;
  await flows.chooseOption({ lender: '', months });
  await passDraftDelay(visit);
  return { amount, months };
}

async function reload(visit: FlowStage): Promise<FlowStage> {
  const nextVisit = visit.reload();
  await nextVisit.open();
  await untilAnswered(nextVisit);
  return nextVisit;
}

test('[11.3] a simulation keeps amount and term over a reload, and asks the service for that amount', async () => {
  const visit = await openLoan();
  const { amount, months } = await choose(visit);
  const requests = visit.sent('simulate').length;
  const nextVisit = await reload(visit);
  expect(nextVisit.state.simulation.inputs.amount).toBe(amount);
  expect(nextVisit.state.simulation.chosen).toEqual({ lender: '', months });
  expect(nextVisit.sent('simulate').slice(requests)).toEqual([
    expect.objectContaining({ valor: amount / 100 }),
  ]);
});

test('[11.3] a simulation that nobody has touched writes nothing to the device', async () => {
  const visit = await openLoan();
  await passDraftDelay(visit);
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeUndefined();
});

test('[11.4] an accepted simulation leaves nothing on the device', async () => {
  const visit = await openLoan();
  await choose(visit);
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeDefined();
  await visit.flows.submitSimulation();
  await until(() => visit.path() !== '/simulacao');
  await waitForPendingWork();
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeUndefined();
});

test('[11.3] stored choices of another shape are ignored', async () => {
  const visit = await openLoan();
  await visit.platform.secureStorage.write(`drafts:${visit.hash}`, {
    proposalId: visit.state.proposal?.id,
    steps: {},
    choices: {
      simulation: { slug: 'simulacao', inputs: { amount: 'x', contracts: [1] }, chosen: { lender: 1 } },
      agreed: { ciencia: 'sim', __proto__: ['x'] },
    },
  });
  const nextVisit = await reload(visit);
  const [offer] = nextVisit.state.simulation.offers;
  expect(nextVisit.state.simulation.inputs.amount).toBe(offer?.amount);
  expect(nextVisit.state.simulation.chosen).toBeUndefined();
  expect(nextVisit.state.agreed).toEqual({ ciencia: [] });
});

test('[11.3] the ticks of a consent survive a reload', async () => {
  const visit = await openLoan();
  visit.flows.keepAgreed('autorizacao', ['texto exato']);
  await passDraftDelay(visit);
  const nextVisit = await reload(visit);
  expect(nextVisit.state.agreed.autorizacao).toEqual(['texto exato']);
});

test('[11.3] the marked loan survives a reload', async () => {
  const visit = await openLoan();
  visit.flows.markContract('escolha-do-contrato', 'c2');
  await passDraftDelay(visit);
  const nextVisit = await reload(visit);
  expect(nextVisit.state.markedContracts['escolha-do-contrato']).toBe('c2');
});

test('[11.3] the chosen way of receiving a code survives a reload', async () => {
  const visit = await openLoan();
  visit.flows.pickMethod('validacao', 'email');
  await passDraftDelay(visit);
  const nextVisit = await reload(visit);
  expect(nextVisit.state.pickedMethods.validacao).toBe('email');
});

test('[11.3] choices from a slow storage replace the untouched simulation, and the service is asked again', async () => {
  const visit = await openLoan();
  const { amount, months } = await choose(visit);
  const stored = await visit.platform.secureStorage.read(`drafts:${visit.hash}`);
  const engine = visit.engine;
  visit.close();

  const secureStorage = createMemorySecureStorage();
  const storageGate = createGate();
  const slowStorage = {
    ...secureStorage,
    read: (name: string) => storageGate.opened.then(() => secureStorage.read(name)),
  };
  const nextVisit = setUpFlows({ ...loan, engine, platform: { secureStorage: slowStorage } });
  await secureStorage.write(`drafts:${nextVisit.hash}`, stored);
  void nextVisit.flows.open();
  await until(() => nextVisit.platform.clock.sleepingCount() > 0);
  await nextVisit.platform.clock.advance(300);
  await untilAnswered(nextVisit);
  expect(nextVisit.state.simulation.chosen).toBeUndefined();
  storageGate.open();
  await until(() => nextVisit.state.simulation.offers[0]?.amount === amount);
  expect(nextVisit.state.simulation.chosen).toEqual({ lender: '', months });
});

/** The state after a reload that finds this entry. */
function restored(entry: unknown): { state: AppState; mustAskAgain: boolean } {
  const state = createAppState();
  return { state, mustAskAgain: restoreUnsentChoices(state, entry) };
}

test('[11.3] each input of a simulation that the visitor has changed is written and restored', () => {
  const state = createAppState();
  const inputs = {
    amount: 10_000_00,
    instalment: 250_00,
    kind: 'parcela',
    entry: 20_000_00,
    insured: true,
    months: 48,
    contracts: ['c1', 'c2'],
  };
  Object.assign(state.simulation, { slug: 'simulacao', price: 62_840_00, inputs, isEdited: true });
  state.simulation.chosen = { lender: 'b1', months: 48 };
  const written = JSON.parse(JSON.stringify({ choices: unsentChoicesOf(state) }));
  expect(written).toEqual({
    choices: {
      simulation: { slug: 'simulacao', price: 62_840_00, inputs, chosen: { lender: 'b1', months: 48 } },
    },
  });
  const { simulation } = restored(written).state;
  expect(simulation).toMatchObject({ slug: 'simulacao', price: 62_840_00, status: 'idle', isEdited: true });
  expect({ ...simulation.inputs }).toEqual(inputs);
  expect({ ...simulation.chosen }).toEqual({ lender: 'b1', months: 48 });
});

test('[5.24] [11.3] an amount that the page interrupts while it is typed is within its limits after a reload, as if the visitor had left it', async () => {
  const visit = await openLoan();
  const { min } = visit.state.simulation.limits ?? { min: 0 };
  expect(min).toBeGreaterThan(1);
  await visit.flows.changeSimulation({ amount: 1 });
  const nextVisit = await reload(visit);
  expect(nextVisit.state.simulation.inputs.amount).toBe(min);
  expect(nextVisit.state.simulation.offers[0]?.amount).toBe(min);
});

test('[5.31] [11.3] a down payment that is typed halfway is written within its share of the price', () => {
  const state = createAppState();
  Object.assign(state.simulation, { slug: 'simulacao', price: 50_000_00, isEdited: true });
  state.simulation.inputs.entry = 1;
  expect(unsentChoicesOf(state).simulation?.inputs.entry).toBe(10_000_00);
});

test('[11.3] [3.40] the rate of a choice among options of one term is written and restored', () => {
  const state = createAppState();
  Object.assign(state.simulation, { slug: 'simulacao', isEdited: true });
  state.simulation.chosen = { lender: '', months: 12, monthlyRate: 0.02 };
  const written = JSON.parse(JSON.stringify({ choices: unsentChoicesOf(state) }));
  expect({ ...restored(written).state.simulation.chosen }).toEqual({
    lender: '',
    months: 12,
    monthlyRate: 0.02,
  });
});

test('[11.3] a simulation without price and choice is written without them', () => {
  const state = createAppState();
  Object.assign(state.simulation, { slug: 'simulacao', isEdited: true });
  expect(Object.keys(unsentChoicesOf(state).simulation ?? {})).toEqual(['slug', 'inputs']);
});

test('[11.3] only ticked consents are written; without any there is nothing to write', () => {
  const state = createAppState();
  expect(unsentChoicesOf(state)).toEqual({});
  expect(hasUnsentChoices(state)).toBe(false);
  state.agreed = { lgpd: [] };
  expect(hasUnsentChoices(state)).toBe(false);
  state.agreed = { lgpd: [], autorizacao: ['texto'] };
  expect(unsentChoicesOf(state)).toEqual({ agreed: { autorizacao: ['texto'] } });
  expect(hasUnsentChoices(state)).toBe(true);
});

test.each([
  ['no record', 'lixo'],
  ['without choices', {}],
  ['of no choices', { choices: [] }],
  ['of a simulation that is no record', { choices: { simulation: 'x' } }],
  ['of a simulation without a step', { choices: { simulation: { slug: 1 } } }],
  ['of ticks that are no record', { choices: { agreed: ['x'] } }],
  ['of marks that are no record', { choices: { markedContracts: 'x' } }],
  ['of a mark that is no text', { choices: { markedContracts: { contrato: 1 } } }],
])('[11.3] a stored entry %s changes nothing', (_, entry) => {
  const { state, mustAskAgain } = restored(entry);
  expect(mustAskAgain).toBe(false);
  expect({ ...state.agreed }).toEqual({});
  expect({ ...state.markedContracts }).toEqual({});
  expect({ ...state.pickedMethods }).toEqual({});
  expect(state.simulation).toMatchObject({ slug: '', isEdited: false });
});

test('[11.3] a stored input of another shape gets its initial value', () => {
  const inputs = { kind: 1, entry: Number.NaN, insured: 'true', months: '48', contracts: 'c1' };
  const { simulation } = restored({
    choices: { simulation: { slug: 'simulacao', price: '1', inputs, chosen: { lender: 'b1', months: 'x' } } },
  }).state;
  expect({ ...simulation.inputs }).toEqual({ ...createAppState().simulation.inputs });
  expect(simulation.price).toBeUndefined();
  expect(simulation.chosen).toBeUndefined();
  const withoutInputs = restored({ choices: { simulation: { slug: 'simulacao', inputs: null } } }).state;
  expect({ ...withoutInputs.simulation.inputs }).toEqual({ ...createAppState().simulation.inputs });
  const infinite = restored({
    choices: { simulation: { slug: 's', inputs: { entry: Number.POSITIVE_INFINITY } } },
  });
  expect(infinite.state.simulation.inputs.entry).toBeUndefined();
});

test.each([
  ['no record', 'b1'],
  ['a lender that is no text', { lender: 1, months: 48 }],
])('[11.3] a stored choice with %s is no choice', (_, chosen) => {
  const { simulation } = restored({ choices: { simulation: { slug: 'simulacao', chosen } } }).state;
  expect(simulation).toMatchObject({ slug: 'simulacao', chosen: undefined });
});

test('[11.3] what the visitor has chosen meanwhile is newer than the stored choices and stays', () => {
  const state = createAppState();
  state.agreed = { lgpd: ['novo'] };
  Object.assign(state.simulation, { slug: 'simulacao', isEdited: true });
  state.simulation.inputs.amount = 5;
  const simulation = { slug: 'simulacao', inputs: { amount: 7 } };
  state.markedContracts = { contrato: 'novo' };
  const entry = {
    choices: {
      agreed: { lgpd: ['antigo'], autorizacao: ['texto', 1] },
      markedContracts: { contrato: 'antigo', outro: 'c1' },
      simulation,
    },
  };
  expect(restoreUnsentChoices(state, entry)).toBe(false);
  expect(state.simulation.inputs.amount).toBe(5);
  expect(state.agreed).toEqual({ lgpd: ['novo'], autorizacao: ['texto'] });
  expect(state.markedContracts).toEqual({ contrato: 'novo', outro: 'c1' });
});

test('[11.3] only a simulation that is open has to ask the service again', () => {
  const simulation = { slug: 'simulacao', inputs: {} };
  expect(restored({ choices: { simulation } }).mustAskAgain).toBe(false);
  const state = createAppState();
  state.simulation.slug = 'simulacao';
  expect(restoreUnsentChoices(state, { choices: { simulation } })).toBe(true);
});

test.each([
  ['is on the screen', 'revisao', 'revisao'],
  ['was left', 'endereco', 'simulacao'],
])(
  '[11.6] [11.3] if another simulation %s (at step %s), the state has the one of step %s',
  (_, placeSlug, expectedSlug) => {
    const state = createAppState();
    state.place = { kind: 'step', slug: placeSlug };
    state.simulation.slug = 'revisao';
    expect(restoreUnsentChoices(state, { choices: { simulation: { slug: 'simulacao', inputs: {} } } })).toBe(
      false,
    );
    expect(state.simulation.slug).toBe(expectedSlug);
  },
);

test('[11.4] the choices of a step are forgotten alone, or together with those of all steps', () => {
  const state = createAppState();
  const choose = () => {
    state.agreed = { lgpd: ['a'], autorizacao: ['b'] };
    state.markedContracts = { contrato: 'c1', outro: 'c2' };
    state.pickedMethods = { contrato: 'sms', codigo: 'email' };
    Object.assign(state.simulation, { slug: 'simulacao', isEdited: true });
  };
  choose();
  forgetUnsentChoices(state, 'lgpd');
  expect(state.simulation.isEdited).toBe(true);
  expect(state.agreed).toEqual({ autorizacao: ['b'] });
  forgetUnsentChoices(state, 'simulacao');
  expect(state.simulation.isEdited).toBe(false);
  expect(state.agreed).toEqual({ autorizacao: ['b'] });
  forgetUnsentChoices(state, 'contrato');
  expect(state.markedContracts).toEqual({ outro: 'c2' });
  expect(state.pickedMethods).toEqual({ codigo: 'email' });
  choose();
  forgetUnsentChoices(state);
  expect(state.simulation.isEdited).toBe(false);
  expect({ ...state.agreed }).toEqual({});
  expect({ ...state.markedContracts }).toEqual({});
});

const stepsWithChoices = ['simulation', 'lgpd', 'contractApi', 'lgpd', 'form'].map((type, order) =>
  stepWith({ order, slug: `s${order}`, type: stepTypeWith(type) }),
);

/** Choices at every step that can have some, and the proposal at one of them. */
function chooseEverywhere(currentStep: string): AppState {
  const state = createAppState();
  state.config = configurationWith({ steps: stepsWithChoices });
  state.proposal = { ...proposalWith({}), currentStep };
  Object.assign(state.simulation, { slug: 's0', isEdited: true });
  state.agreed = { s1: ['a'], s3: ['a'] };
  state.markedContracts = { s2: 'c2' };
  return state;
}

test('[11.4] choices of the steps before the current one are forgotten, because the service has them', () => {
  const state = chooseEverywhere('s2');
  expect(forgetArrivedChoices(state)).toBe(true);
  expect(unsentChoicesOf(state)).toEqual({ agreed: { s3: ['a'] }, markedContracts: { s2: 'c2' } });
  expect(forgetArrivedChoices(state)).toBe(false);
  expect(forgetArrivedChoices(chooseEverywhere('s0'))).toBe(false);
  expect(forgetArrivedChoices(chooseEverywhere('unknown'))).toBe(false);
});

test('[11.3] [11.4] the chosen way of receiving a code is kept until its step is over', () => {
  const state = chooseEverywhere('s3');
  state.agreed = {};
  state.markedContracts = {};
  state.simulation.isEdited = false;
  state.pickedMethods = { s2: 'sms', s3: 'email', '/token-validation': 'email' };
  state.stepStatus.s3 = 'waiting';
  expect(forgetArrivedChoices(state)).toBe(true);
  expect(unsentChoicesOf(state)).toEqual({ pickedMethods: { s3: 'email', '/token-validation': 'email' } });
});

test('[11.4] choices of the current step are forgotten once its screen does not show them any more', () => {
  const state = chooseEverywhere('s3');
  for (const status of ['init', 'failed', 'remake'] as const) {
    state.stepStatus.s3 = status;
    forgetArrivedChoices(state);
    expect(unsentChoicesOf(state), status).toEqual({ agreed: { s3: ['a'] } });
  }
  state.stepStatus.s3 = 'waiting';
  expect(forgetArrivedChoices(state)).toBe(true);
  expect(hasUnsentChoices(state)).toBe(false);
  const atSimulation = chooseEverywhere('s0');
  atSimulation.stepStatus.s0 = 'waiting';
  expect(forgetArrivedChoices(atSimulation)).toBe(false);
});
