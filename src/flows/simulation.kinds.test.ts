import { expect, test } from 'vitest';
import { type FlowStageOptions, until } from '#tests/flows/flow-stage.ts';
import { settle, visitSimulation, worldAt } from '#tests/flows/visit-simulation.ts';

const car: FlowStageOptions = {
  product: 'financiamento-veiculo',
  world: worldAt('simulacao', { sobreOVeiculo: { valorVeiculo: 62_840 } }),
};

test('[5.31] [7.29] a vehicle is financed from an entry of 20%; another entry brings another offer', async () => {
  const visit = await visitSimulation(car);
  const { flows, state } = visit;
  expect(state.simulation.inputs.entry).toBe(12_568_00);
  expect(state.simulation.offers[0]).toMatchObject({ entry: 12_568_00, amount: 50_272_00 });
  void flows.changeSimulation({ entry: 31_420_00 });
  await settle(visit);
  expect(state.simulation.offers[0]).toMatchObject({ entry: 31_420_00, amount: 31_420_00 });
});

test('[7.29a] the request of a vehicle financing has the entry in reais and whether there is an insurance', async () => {
  const visit = await visitSimulation(car);
  void visit.flows.changeSimulation({ insured: true });
  await settle(visit);
  const calls = visit.engine.journal.filter(({ operation }) => operation === 'simulateCdc');
  expect(calls.map(({ address }) => address.split('?').at(-1))).toEqual([
    'valorEntradaCDC=12568&comSeguro=false',
    'valorEntradaCDC=12568&comSeguro=true',
  ]);
});

test('[7.30] the option of a vehicle financing is sent with its own call, and the next step opens', async () => {
  const { flows, state, sent, path } = await visitSimulation(car);
  const option = state.simulation.offers[0]?.options.at(-1);
  const months = option?.months ?? 0;
  await flows.chooseOption({ lender: '', months });
  await flows.submitSimulation();
  expect(sent('financeCdc')).toEqual([
    {
      proposalId: expect.any(String),
      valorEntradaCDC: 12_568,
      prazo: months,
      taxa: 0.0179,
      valorDaParcela: (option?.instalment ?? 0) / 100,
      comSeguro: false,
    },
  ]);
  expect(sent('updateStep')).toEqual([]);
  expect(path()).not.toBe('/simulacao');
});

test('[7.28] [7.30] [16.3] of two options with one term the request names the one on the screen, and the other one is another write', async () => {
  const cheap = { prazo: 48, taxa: 0.0179, valorDaParcela: 1649.22 };
  const expensive = { prazo: 48, taxa: 0.0219, valorDaParcela: 1785.31 };
  const simulation = {
    valorEntradaCDC: 12_568,
    valorDoFinanciamento: 50_272,
    loanFee: 890,
    iof: 1529.35,
    installmentSimulations: [cheap, expensive],
  };
  const visit = await visitSimulation({
    ...car,
    plan: {
      simulateCdc: { kind: 'reply', status: 200, body: { data: { simulation } } },
      financeCdc: { kind: 'networkError' },
    },
  });
  const { engine, flows, sent, state } = visit;
  for (const { taxa } of [expensive, cheap]) {
    await flows.chooseOption({ lender: '', months: 48, monthlyRate: taxa });
    const submitting = flows.submitSimulation();
    await until(() => state.dialog.isOpen);
    flows.answerDialog(state.dialog.id, 'cancel');
    await submitting;
  }
  expect(sent('financeCdc')).toMatchObject([expensive, cheap]);
  const keys = engine.journal
    .filter(({ operation }) => operation === 'financeCdc')
    .map(({ request }) => request.headers['idempotency-key']);
  expect(new Set(keys).size).toBe(2);
});

test('[2.35b] [7.30] the option of a vehicle financing is sent with the insurance that the visitor includes', async () => {
  const visit = await visitSimulation(car);
  const { flows, state, sent } = visit;
  void flows.changeSimulation({ insured: true });
  await settle(visit);
  await flows.chooseOption({ lender: '', months: state.simulation.offers[0]?.options.at(-1)?.months ?? 0 });
  await flows.submitSimulation();
  expect(sent('financeCdc')).toMatchObject([{ comSeguro: true }]);
});

test('[2.36] a vehicle of unknown value has no options', async () => {
  const { state, sent } = await visitSimulation({ ...car, world: worldAt('simulacao') });
  expect(state.simulation).toMatchObject({ status: 'empty', message: 'Não encontrado' });
  expect(sent('simulateCdc')).toEqual([]);
});

test('[3.42] [7.35c] a portability waits for the choice of a contract; then it transfers the debt', async () => {
  const visit = await visitSimulation({ product: 'portabilidade', world: worldAt('portabilidade') });
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
  const visit = await visitSimulation({ product: 'portabilidade', world: worldAt('portabilidade') });
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
  const visit = await visitSimulation({ product: 'saque-aniversario-fgts', world: worldAt('simulacao') });
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
  const visit = await visitSimulation({ product: 'e-worker', world: worldAt('simulacao') });
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
  const { flows, state, sent } = await visitSimulation({
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
