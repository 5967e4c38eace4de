import { expect, test } from 'vitest';
import type { Sequence, StartingWorld } from '#scenarios/define-scenario.ts';
import {
  type FlowStage,
  type FlowStageOptions,
  setUpFlows,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';

const worldAt = (
  currentStep: string,
  answers: NonNullable<StartingWorld['proposal']>['answers'] = {},
): StartingWorld => ({
  proposal: { currentStep, answers },
});

/** The second request fails, and those after it as `afterLast` says. */
const failAtSecondCall = (afterLast: Sequence<'simulate'>['afterLast']): Sequence<'simulate'> => ({
  kind: 'sequence',
  answers: [{ kind: 'world' }, { kind: 'networkError' }],
  afterLast,
});

/** Opens a product at its simulation and waits for the first answer. */
async function openAt(options: FlowStageOptions): Promise<FlowStage> {
  const stage = setUpFlows(options);
  await openSimulation(stage);
  return stage;
}

async function openSimulation({ open, state }: FlowStage): Promise<void> {
  await open();
  await until(() => state.simulation.status !== 'loading' && state.simulation.slug !== '');
}

/** Passes the pause after a change and waits for the answer to the request that follows. */
async function settle({ platform, state }: FlowStage): Promise<void> {
  await until(() => platform.clock.sleepingCount() > 0, 'the pause has begun');
  await platform.clock.advance(300);
  await until(() => state.simulation.status !== 'loading', 'the answer has come');
}

const loan: FlowStageOptions = { product: 'home-equity', world: worldAt('simulacao') };

test('[7.28] opening a simulation requests an offer; the amount is the one that the service suggests', async () => {
  const { state, sent } = await openAt(loan);
  expect(state.simulation.status).toBe('ready');
  expect(sent('simulate')).toHaveLength(1);
  const [offer] = state.simulation.offers;
  expect(offer?.options.length).toBeGreaterThan(1);
  expect(state.simulation.inputs.amount).toBe(offer?.amount);
  expect(state.simulation.limits).toEqual(offer?.limits);
  expect(state.simulation.chosen).toBeUndefined();
});

test('[4.28] a visitor who comes back to a refused simulation, or changes it, sends no request before the pause is over', async () => {
  const busy = {
    kind: 'reply',
    status: 429,
    body: { code: 429, message: 'Muitos pedidos.' },
    headers: { 'retry-after': '60' },
  } as const;
  const visit = await openAt({
    ...loan,
    plan: { simulate: { kind: 'sequence', answers: [busy], afterLast: 'worldAnswers' } },
  });
  const { flows, platform, state, sent } = visit;
  expect(state.simulation.status).toBe('failed');
  await flows.openSidePage('followUp');
  await flows.recover('reopen');
  await until(() => state.place.kind === 'step' && state.simulation.status === 'failed');
  await flows.retrySimulation();
  await until(() => state.simulation.status === 'failed');
  expect(state.simulation.message).toBe('Muitos pedidos.');
  await flows.changeSimulation({ insured: true });
  expect(state.simulation.status).toBe('failed');
  expect(sent('simulate')).toHaveLength(1);
  await platform.clock.advance(60_000);
  await flows.retrySimulation();
  await until(() => state.simulation.status === 'ready');
  expect(sent('simulate')).toHaveLength(2);
});

test('[8.20] a simulation that a gateway did not let through (429) asks for a pause', async () => {
  const { state } = await openAt({ ...loan, plan: { simulate: { kind: 'html', status: 429 } } });
  expect(state.simulation).toMatchObject({
    status: 'failed',
    message: 'O serviço recebeu muitos pedidos em pouco tempo. Aguarde um momento e tente novamente.',
  });
});

test('[5.24] [9.9] 300 ms after the last of several changes one request is sent', async () => {
  const visit = await openAt(loan);
  const { flows, platform, state, sent } = visit;
  const { min } = state.simulation.limits ?? { min: 0 };
  void flows.changeSimulation({ amount: min + 1_00 });
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(299);
  void flows.changeSimulation({ amount: min + 2_00 });
  await waitForPendingWork();
  await platform.clock.advance(299);
  await waitForPendingWork();
  expect(sent('simulate')).toHaveLength(1);
  expect(state.simulation.status).toBe('loading');
  await platform.clock.advance(1);
  await until(() => state.simulation.status === 'ready');
  expect(sent('simulate')).toHaveLength(2);
  expect(sent('simulate')[1]).toMatchObject({ valor: (min + 2_00) / 100 });
  expect(state.simulation.offers[0]?.amount).toBe(min + 2_00);
});

test('[11.6] a newer request aborts the older one; the last good offer stays meanwhile', async () => {
  const visit = await openAt({
    ...loan,
    plan: {
      simulate: {
        kind: 'sequence',
        answers: [{ kind: 'world' }, { kind: 'latency', ms: 150 }],
        afterLast: 'worldAnswers',
      },
    },
  });
  const { flows, platform, state, sent } = visit;
  const firstOffers = state.simulation.offers;
  const { min } = state.simulation.limits ?? { min: 0 };
  void flows.changeSimulation({ amount: min });
  await until(() => platform.clock.sleepingCount() === 1);
  await platform.clock.advance(300);
  await until(() => sent('simulate').length === 2);
  expect(state.simulation.offers).toBe(firstOffers);
  expect(state.simulation.status).toBe('loading');
  void flows.changeSimulation({ amount: min + 5_00 });
  await settle(visit);
  expect(state.simulation.offers[0]?.amount).toBe(min + 5_00);
  await waitForPendingWork(200);
  expect(state.simulation.offers[0]?.amount).toBe(min + 5_00);
});

test('[5.5] an amount outside the limits shows an error at once and sends no request; the earlier offer cannot be accepted', async () => {
  const { flows, platform, state, sent } = await openAt(loan);
  const { max } = state.simulation.limits ?? { max: 0 };
  await flows.changeSimulation({ amount: max + 1 });
  expect(state.simulation.errors).toEqual({ amount: 'O valor não pode ser maior que o valor máximo' });
  expect(platform.clock.sleepingCount()).toBe(0);
  await flows.chooseOption({ lender: '', months: state.simulation.offers[0]?.options[0]?.months ?? 0 });
  await flows.submitSimulation();
  expect(state.simulation.errorFocusRequests).toBe(1);
  expect(sent('simulate')).toHaveLength(1);
  expect(sent('updateStep')).toEqual([]);
});

test('[5.1] without a choice nothing is sent, and a message says what is missing', async () => {
  const { flows, state, sent } = await openAt(loan);
  await flows.submitSimulation();
  expect(state.simulation.errors).toEqual({ months: 'O campo Prazo é obrigatório' });
  expect(state.simulation.errorFocusRequests).toBe(1);
  expect(sent('updateStep')).toEqual([]);
});

test('[7.28] the chosen option is saved in reais, months and a fraction, and the next step opens', async () => {
  const { flows, state, sent, path } = await openAt(loan);
  const option = state.simulation.offers[0]?.options[0];
  if (!option) throw new Error('There is no option.');
  await flows.chooseOption({ lender: '', months: option.months });
  await flows.submitSimulation();
  expect(sent('updateStep')[0]?.data).toMatchObject({
    valor: (state.simulation.offers[0]?.amount ?? 0) / 100,
    prazo: option.months,
    taxa: option.monthlyRate,
    valorDaParcela: option.instalment / 100,
  });
  expect(path()).not.toBe('/simulacao');
});

/** Reloads the page and waits until the simulation is open again. */
async function reopen(visit: FlowStage): Promise<FlowStage> {
  const stage = visit.reload();
  await openSimulation(stage);
  return stage;
}

test('[11.3] an option that the visitor chooses the moment before a reload is still chosen after it', async () => {
  const visit = await openAt(loan);
  const months = visit.state.simulation.offers[0]?.options[0]?.months ?? 0;
  void visit.flows.chooseOption({ lender: '', months });
  const nextVisit = await reopen(visit);
  expect(nextVisit.state.simulation.chosen).toEqual({ lender: '', months });
});

test('[11.3] an amount that the visitor changes the moment before a reload is still there after it', async () => {
  const visit = await openAt(loan);
  const amount = (visit.state.simulation.limits?.min ?? 0) + 5_00;
  void visit.flows.changeSimulation({ amount });
  const nextVisit = await reopen(visit);
  expect(nextVisit.state.simulation.inputs.amount).toBe(amount);
});

test('[7.28] a tap on an option that is no longer offered leaves the earlier choice', async () => {
  const { flows, state } = await openAt(loan);
  const chosen = { lender: '', months: state.simulation.offers[0]?.options[0]?.months ?? 0 };
  await flows.chooseOption(chosen);
  await flows.chooseOption({ lender: '', months: 1 });
  expect(state.simulation.chosen).toEqual(chosen);
});

test('[7.19] [7.28] a chosen option is saved without a call for consents', async () => {
  const { flows, state, sent } = await openAt(loan);
  await flows.chooseOption({ lender: '', months: state.simulation.offers[0]?.options[0]?.months ?? 0 });
  await flows.submitSimulation();
  expect(sent('updateStep')).not.toEqual([]);
  expect(sent('externalLgpd')).toEqual([]);
});

test('[11.2] if the answer to a saved choice is lost, the next step opens and nothing is sent twice', async () => {
  const { flows, state, sent, path, engine } = await openAt({
    ...loan,
    plan: {
      updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    },
  });
  await flows.chooseOption({ lender: '', months: state.simulation.offers[0]?.options[0]?.months ?? 0 });
  await flows.submitSimulation();
  expect(path()).not.toBe('/simulacao');
  expect(sent('updateStep').filter(body => body.polling !== true)).toHaveLength(1);
  expect(engine.report().effects.savedSteps).toBe(1);
});

test('[11.1] ten presses send the choice once', async () => {
  const { flows, state, engine } = await openAt(loan);
  await flows.chooseOption({ lender: '', months: state.simulation.offers[0]?.options[0]?.months ?? 0 });
  await Promise.all(Array.from({ length: 10 }, () => flows.submitSimulation()));
  expect(engine.report().effects.savedSteps).toBe(1);
});

test('[8.42] without an offer the screen shows "Simulação não encontrada"', async () => {
  const { state } = await openAt({
    ...loan,
    plan: {
      simulate: { kind: 'reply', status: 200, body: { data: { valor: 0, installmentSimulations: [] } } },
    },
  });
  expect(state.simulation).toMatchObject({ status: 'empty', message: 'Simulação não encontrada' });
});

test('[8.42] the answer 404 to a simulation shows "Simulação não encontrada", too', async () => {
  const { state } = await openAt({
    ...loan,
    plan: {
      simulate: { kind: 'reply', status: 404, body: { message: 'Simulação não encontrada', code: 404 } },
    },
  });
  expect(state.simulation).toMatchObject({ status: 'empty', message: 'Simulação não encontrada' });
});

test('[8.48] a failed request keeps the last good offer, shows an error and can be repeated', async () => {
  const visit = await openAt({
    ...loan,
    plan: { simulate: failAtSecondCall('worldAnswers') },
  });
  const { flows, state } = visit;
  const offersBefore = state.simulation.offers;
  const { min } = state.simulation.limits ?? { min: 0 };
  void flows.changeSimulation({ amount: min });
  await settle(visit);
  expect(state.simulation.offers).toBe(offersBefore);
  expect(state.simulation).toMatchObject({
    status: 'failed',
    message: 'Não foi possível carregar os dados. Tente novamente ou atualize a página.',
  });
  await flows.retrySimulation();
  await until(() => state.simulation.status === 'ready');
  expect(state.simulation.offers[0]?.amount).toBe(min);
  expect(state.simulation.message).toBe('');
});

test('[8.48] [5.5] until the next answer the offers of a failed request cannot be chosen, also after an invalid input', async () => {
  const visit = await openAt({
    ...loan,
    plan: { simulate: failAtSecondCall('repeat') },
  });
  const { flows, platform, state } = visit;
  const { min, max } = state.simulation.limits ?? { min: 0, max: 0 };
  const months = state.simulation.offers[0]?.options[0]?.months ?? 0;
  void flows.changeSimulation({ amount: min });
  await settle(visit);
  const { message } = state.simulation;
  void flows.changeSimulation({ amount: min + 1_00 });
  await until(() => platform.clock.sleepingCount() > 0);
  expect(state.simulation.status).toBe('loading');
  await flows.chooseOption({ lender: '', months });
  expect(state.simulation.chosen).toBeUndefined();
  await flows.changeSimulation({ amount: max + 1 });
  expect(state.simulation).toMatchObject({ status: 'failed', message });
  await flows.chooseOption({ lender: '', months });
  expect(state.simulation.chosen).toBeUndefined();
});

test('[8.23] an expired session leads to token validation', async () => {
  const { state } = await openAt({
    ...loan,
    plan: { simulate: { kind: 'reply', status: 401, body: { message: 'Sua sessão expirou.', code: 401 } } },
  });
  await until(() => state.place.kind === 'tokenValidation');
});

test('[7.5] a refusal by the service is shown at its input', async () => {
  const visit = await openAt({
    ...loan,
    plan: {
      simulate: {
        kind: 'sequence',
        answers: [
          { kind: 'world' },
          {
            kind: 'reply',
            status: 422,
            body: { message: 'Revise.', code: 422, errors: { valor: 'Margem menor.' } },
          },
        ],
        afterLast: 'worldAnswers',
      },
    },
  });
  const { flows, state } = visit;
  void flows.changeSimulation({ insured: true });
  await settle(visit);
  expect(state.simulation).toMatchObject({
    status: 'ready',
    errors: { amount: 'Margem menor.' },
    message: '',
  });
});

const car: FlowStageOptions = {
  product: 'financiamento-veiculo',
  world: worldAt('simulacao', { sobreOVeiculo: { valorVeiculo: 62_840 } }),
};

test('[5.31] [7.29] a vehicle is financed from an entry of 20%; another entry brings another offer', async () => {
  const visit = await openAt(car);
  const { flows, state } = visit;
  expect(state.simulation.inputs.entry).toBe(12_568_00);
  expect(state.simulation.offers[0]).toMatchObject({ entry: 12_568_00, amount: 50_272_00 });
  void flows.changeSimulation({ entry: 31_420_00 });
  await settle(visit);
  expect(state.simulation.offers[0]).toMatchObject({ entry: 31_420_00, amount: 31_420_00 });
});

test('[7.29a] the request of a vehicle financing has the entry in reais and whether there is an insurance', async () => {
  const visit = await openAt(car);
  void visit.flows.changeSimulation({ insured: true });
  await settle(visit);
  const calls = visit.engine.journal.filter(({ operation }) => operation === 'simulateCdc');
  expect(calls.map(({ address }) => address.split('?').at(-1))).toEqual([
    'valorEntradaCDC=12568&comSeguro=false',
    'valorEntradaCDC=12568&comSeguro=true',
  ]);
});

test('[7.30] the option of a vehicle financing is sent with its own call, and the next step opens', async () => {
  const { flows, state, sent, path } = await openAt(car);
  const months = state.simulation.offers[0]?.options.at(-1)?.months ?? 0;
  await flows.chooseOption({ lender: '', months });
  await flows.submitSimulation();
  expect(sent('financeCdc')).toEqual([
    { proposalId: expect.any(String), valorEntradaCDC: 12_568, prazo: months, comSeguro: false },
  ]);
  expect(sent('updateStep')).toEqual([]);
  expect(path()).not.toBe('/simulacao');
});

test('[2.35b] [7.30] the option of a vehicle financing is sent with the insurance that the visitor includes', async () => {
  const visit = await openAt(car);
  const { flows, state, sent } = visit;
  void flows.changeSimulation({ insured: true });
  await settle(visit);
  await flows.chooseOption({ lender: '', months: state.simulation.offers[0]?.options.at(-1)?.months ?? 0 });
  await flows.submitSimulation();
  expect(sent('financeCdc')).toMatchObject([{ comSeguro: true }]);
});

test('[2.36] a vehicle of unknown value has no options', async () => {
  const { state, sent } = await openAt({ ...car, world: worldAt('simulacao') });
  expect(state.simulation).toMatchObject({ status: 'empty', message: 'Não encontrado' });
  expect(sent('simulateCdc')).toEqual([]);
});

test('[4.35] [11.6] the end of a replaced request for the contracts does not look like a failure of the new one', async () => {
  const stage = setUpFlows({
    product: 'portabilidade',
    world: worldAt('portabilidade'),
    plan: {
      getQitechContracts: {
        kind: 'sequence',
        answers: [{ kind: 'hang' }, { kind: 'hang' }],
        afterLast: 'worldAnswers',
      },
    },
  });
  const { flows, state, sent } = stage;
  await stage.open();
  await until(() => sent('getQitechContracts').length === 1);
  void flows.openSimulation();
  await until(() => sent('getQitechContracts').length === 2);
  await waitForPendingWork();
  expect(state.simulation.contracts.status).toBe('loading');
});

test('[3.42] [7.35c] a portability waits for the choice of a contract; then it transfers the debt', async () => {
  const visit = await openAt({ product: 'portabilidade', world: worldAt('portabilidade') });
  const { flows, state, sent } = visit;
  await until(() => state.simulation.contracts.status === 'success');
  expect(state.simulation.status).toBe('idle');
  expect(sent('simulateQitech')).toEqual([]);
  const [contract] = state.simulation.contracts.list;
  if (!contract) throw new Error('There is no contract to take over.');
  void flows.changeSimulation({ contracts: [contract.id] });
  await settle(visit);
  expect(state.simulation.offers[0]).toMatchObject({
    amount: contract.balance,
    settledBalance: contract.balance,
    fee: 0,
    iof: 0,
  });
  await until(() => state.simulation.banks.length > 0);
  void flows.changeSimulation({ contracts: [] });
  await settle(visit);
  expect(state.simulation).toMatchObject({ status: 'idle', offers: [], chosen: undefined });
});

test('[5.1] Continuar without a contract shows what is missing, until one is chosen', async () => {
  const visit = await openAt({ product: 'portabilidade', world: worldAt('portabilidade') });
  const { flows, state, sent } = visit;
  await until(() => state.simulation.contracts.status === 'success');
  await flows.submitSimulation();
  expect(state.simulation.errors).toEqual({ contracts: 'O campo Contratos é obrigatório' });
  expect(state.simulation.errorFocusRequests).toBe(1);
  expect(sent('simulateQitech')).toEqual([]);
  const [contract] = state.simulation.contracts.list;
  if (!contract) throw new Error('There is no contract to take over.');
  void flows.changeSimulation({ contracts: [contract.id] });
  await settle(visit);
  expect(state.simulation.errors).toEqual({});
});

test('[7.36d] each number of withdrawals is simulated and has its own payout', async () => {
  const visit = await openAt({ product: 'saque-aniversario-fgts', world: worldAt('simulacao') });
  const { flows, state } = visit;
  const largestOffer = state.simulation.offers[0];
  expect(state.simulation.chosen).toEqual({ lender: '', months: largestOffer?.withdrawals.length });
  void flows.chooseOption({ lender: '', months: 3 });
  await settle(visit);
  expect(state.simulation.chosen).toEqual({ lender: '', months: 3 });
  expect(state.simulation.offers[0]?.withdrawals).toHaveLength(3);
  expect(state.simulation.offers[0]?.amount).toBeLessThan(largestOffer?.amount ?? 0);
});

test('[7.31] a simulation by instalment gives the amount that fits the instalment', async () => {
  const visit = await openAt({ product: 'e-worker', world: worldAt('simulacao') });
  const { flows, state, sent } = visit;
  await until(() => state.simulation.kinds.length === 2 && state.simulation.termOptions.length > 0);
  const instalment = state.simulation.offers[0]?.options.at(-1)?.instalment ?? 0;
  void flows.changeSimulation({ kind: 'parcela' });
  await settle(visit);
  expect(state.simulation.inputs.instalment).toBe(instalment);
  expect(sent('simulateAgxPrivate').at(-1)).toMatchObject({
    tipo: 'parcela',
    valorDaParcela: instalment / 100,
  });
  expect(state.simulation.offers[0]?.options.at(-1)?.instalment).toBeLessThanOrEqual(instalment);
  expect(state.simulation.inputs.amount).toBe(state.simulation.offers[0]?.amount);
});

test('[7.37] several banks make offers; the chosen bank is saved with its id and its name', async () => {
  const { flows, state, sent } = await openAt({
    product: 'financiamento-imobiliario',
    world: worldAt('ofertas', { imovel: { valorDoImovel: 480_000 } }),
  });
  expect(sent('multipleFinancing')).toEqual([
    expect.objectContaining({ valorDoImovel: 480_000, valorDeEntrada: 96_000, prazo: 360 }),
  ]);
  const { offers } = state.simulation;
  expect(offers.length).toBeGreaterThan(1);
  const secondOffer = offers[1];
  const months = secondOffer?.options.at(-1)?.months ?? 0;
  await flows.chooseOption({ lender: secondOffer?.lender?.id ?? '', months });
  await flows.submitSimulation();
  expect(sent('updateStep')[0]?.data).toMatchObject({
    valor: 384_000,
    prazo: months,
    valorDeEntrada: 96_000,
    banco: { value: secondOffer?.lender?.id, label: secondOffer?.lender?.name },
  });
});

test('[11.9] leaving the step aborts its requests and its timers', async () => {
  const { flows, platform, state, sent } = await openAt(loan);
  const { min } = state.simulation.limits ?? { min: 0 };
  void flows.changeSimulation({ amount: min });
  await until(() => platform.clock.sleepingCount() === 1);
  flows.dispose();
  await waitForPendingWork();
  await platform.clock.advance(1000);
  await waitForPendingWork();
  expect(sent('simulate')).toHaveLength(1);
});
