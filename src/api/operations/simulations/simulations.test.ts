import { afterEach, expect, test } from 'vitest';
import { simulationOf } from '#journey/simulation/index.ts';
import {
  initialInputsOf,
  type SimulationRequest,
  simulationRequestOf,
} from '#journey/simulation/simulation-request.ts';
import type { PlayedProductId } from '#scenarios/products/index.ts';
import { type FlowStage, setUpFlows } from '#tests/flows/flow-stage.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  expect(stage?.engine.violations ?? []).toEqual([]);
  stage?.close();
  stage = undefined;
});

const setUp = (
  product: PlayedProductId = 'home-equity',
): { stage: FlowStage; visitor: { hashId: string; proposalId: string } } => {
  const opened = setUpFlows({ product });
  stage = opened;
  return { stage: opened, visitor: { hashId: opened.hash, proposalId: '' } };
};

const requestFor = (stepType: string, overrides: Partial<SimulationRequest> = {}): SimulationRequest => {
  const simulation = simulationOf(stepType);
  const facts = { price: undefined, estateType: '', earlier: undefined };
  const request = simulation && simulationRequestOf(simulation, initialInputsOf(simulation, facts), facts);
  if (!request) throw new Error(`${stepType} sent no request.`);
  return { ...request, ...overrides };
};

const listSentRequests = ({ engine }: FlowStage) =>
  engine.journal.map(({ operation, request }) => [operation, request.body]);

test.each([
  ['[7.28]', 'simulation', 'simulate'],
  ['[7.32]', 'crefazSimulationApi', 'simulateProduct'],
  ['[7.34]', 'afinzConsignadoValidacaoSimulacao', 'simulateAfinz'],
  ['[7.31]', 'agxPrivateSimulation', 'simulateAgxPrivate'],
  ['[7.35]', 'qiTechSimulation', 'simulateQitech'],
  ['[7.36]', 'funcaoSimulation', 'simulateFuncao'],
  ['[7.36]', 'nioSimulation', 'simulateNio'],
  ['[7.36]', 'crefisaSimulation', 'simulateCrefisa'],
])(
  '%s a simulation of %s is requested from %s in reais, and the answer is one offer',
  async (_, stepType, operation) => {
    const { stage, visitor } = setUp();
    const answer = await stage.api.simulate(
      visitor,
      requestFor(stepType, { amount: 250_000_10, months: 120 }),
    );
    if (!answer.ok) throw new Error(JSON.stringify(answer.problem));
    expect(answer.value).toMatchObject([{ amount: 250_000_10, lender: undefined }]);
    expect(listSentRequests(stage)).toEqual([
      [operation, expect.objectContaining({ valor: 250_000.1, prazo: 120 })],
    ]);
  },
);

test('[7.32] the address of simulateProduct names the step type and the hash of the visitor', async () => {
  const { stage, visitor } = setUp();
  await stage.api.simulate(visitor, requestFor('crefazSimulationApi'));
  expect(stage.engine.journal[0]?.address).toContain(`/crefaz-simulation-api/${visitor.hashId}`);
});

test('[7.28] missing values are left out of the request', async () => {
  const { stage, visitor } = setUp();
  await stage.api.simulate({ ...visitor, proposalId: 'p1' }, requestFor('simulationChooseValue'));
  expect(listSentRequests(stage)).toEqual([['simulate', { proposalId: 'p1' }]]);
});

test('[8.42] an offer without options is no offer', async () => {
  const empty = { data: { valor: 0, installmentSimulations: [] } };
  const opened = setUpFlows({ plan: { simulate: { kind: 'reply', status: 200, body: empty } } });
  stage = opened;
  const visitor = { hashId: opened.hash, proposalId: '' };
  expect(await opened.api.simulate(visitor, requestFor('simulation'))).toEqual({ ok: true, value: [] });
});

test('[7.31] [7.35] limits, lists and contracts are decoded to cents and options', async () => {
  const { stage, visitor } = setUp('e-worker');
  const { api } = stage;
  for (const operation of ['getAgxPrivateRange', 'getQitechMaxValues'] as const)
    expect(await api.getSimulationLimits(operation, visitor)).toMatchObject({
      ok: true,
      value: { min: 500_00, max: expect.any(Number) },
    });
  expect(listSentRequests(stage).map(([operation]) => operation)).toEqual([
    'getAgxPrivateRange',
    'getQitechMaxValues',
  ]);
  const lists = await Promise.all(
    (['getAgxPrivateSimulationTypes', 'getAgxPrivateDeadlines', 'getQitechParticipants'] as const).map(
      operation => api.getSimulationList(operation, visitor),
    ),
  );
  const [kinds, terms, banks] = lists.map(list =>
    list.ok ? list.value.options.map(({ value }) => value) : [],
  );
  expect(kinds).toEqual(['valor', 'parcela']);
  expect(terms).toEqual(['6', '12', '18', '24', '36']);
  expect(banks).toContain('033');
  const contracts = await api.getQitechContracts(visitor);
  expect(contracts.ok && contracts.value.every(({ balance }) => Number.isInteger(balance))).toBe(true);
  expect(contracts.ok && contracts.value.map(({ pricingType }) => pricingType)).toEqual([
    'portability',
    'portability',
    'refinancing',
  ]);
});
