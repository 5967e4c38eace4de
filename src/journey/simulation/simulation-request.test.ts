import { expect, test } from 'vitest';
import { entryLimitsOf, simulationFactsOf } from './simulation-facts.ts';
import { initialInputsOf, type SimulationInputs, simulationRequestOf } from './simulation-request.ts';
import { contractsFor } from './takeover-contract.ts';
import { proposalWith, sampleFacts, simulationFor } from './testing/sample.ts';

test('[5.31] [9.23] the down payment of a vehicle is 20% to 80% of its price, initially 20%', () => {
  expect(entryLimitsOf(62_840_00)).toEqual({ min: 12_568_00, max: 50_272_00 });
  const facts = simulationFactsOf(
    simulationFor('simulationCdc'),
    proposalWith({ sobreOVeiculo: { valorVeiculo: 62_840 } }),
  );
  expect(initialInputsOf(simulationFor('simulationCdc'), facts).entry).toBe(12_568_00);
  expect(entryLimitsOf(1_01)).toEqual({ min: 21, max: 80 });
});

test.each([62_840, '62840.00', 'R$ 62.840,00'])(
  '[3.21] the price of a vehicle is read from the spelling %j',
  value => {
    const proposal = proposalWith({ outro: { valorVeiculo: 1 }, sobreOVeiculo: { valorVeiculo: value } });
    expect(simulationFactsOf(simulationFor('simulationCdc'), proposal).price).toBe(62_840_00);
  },
);

test.each([24, '24', ' 24 '])(
  '[4.8] [16.2] a revision starts with the earlier choice, whose term may have the spelling %j',
  prazo => {
    const proposal = proposalWith({ simulacao: { valor: '5000.00', prazo } });
    const revision = simulationFor('simulationRevision');
    expect(simulationFactsOf(revision, proposal).earlier).toEqual({ amount: 500_000, months: 24 });
  },
);

test('[7.29] vehicle financing has no request without a price; with a price the request has entry and insurance', () => {
  const cdc = simulationFor('simulationCdc');
  expect(simulationRequestOf(cdc, initialInputsOf(cdc, sampleFacts), sampleFacts)).toBeUndefined();
  const facts = { ...sampleFacts, price: 62_840_00 };
  expect(simulationRequestOf(cdc, initialInputsOf(cdc, facts), facts)).toMatchObject({
    call: 'simulateCdc',
    entry: 12_568_00,
    insured: false,
    amount: undefined,
    estate: undefined,
  });
});

test('[7.29] vehicle financing has no request while the price or the down payment is missing', () => {
  const cdc = simulationFor('simulationCdc');
  const inputs = initialInputsOf(cdc, sampleFacts);
  const facts = { ...sampleFacts, price: 62_840_00 };
  expect(inputs.entry).toBeUndefined();
  expect(simulationRequestOf(cdc, { ...inputs, entry: 12_568_00 }, sampleFacts)).toBeUndefined();
  expect(simulationRequestOf(cdc, inputs, facts)).toBeUndefined();
});

test.each([
  ['valorDoImovel', 480_000],
  ['valorImovel', 480_000],
  ['valorImovel', '480000.00'],
])('[7.37] the price of a property is read from %s in any step, and zero is no price', (name, value) => {
  const proposal = proposalWith({ outro: { valorDoImovel: 0 }, imovel: { [name]: value } });
  expect(simulationFactsOf(simulationFor('multipleFinancing'), proposal).price).toBe(480_000_00);
});

test.each([
  ['a text', 'casa', 'casa'],
  ['a choice with a label', { value: 'casa', label: 'Casa' }, 'casa'],
  ['null', null, ''],
  ['a number', 1, ''],
  ['a choice without a value', { label: 'Casa' }, ''],
  ['a choice whose value is a number', { value: 1, label: 'Casa' }, ''],
])('[7.37] the kind of a property is read from %s', (_, value, estateType) => {
  const proposal = proposalWith({ outro: { nome: 'Ana' }, imovel: { tipoDeImovel: value } });
  expect(simulationFactsOf(simulationFor('multipleFinancing'), proposal).estateType).toBe(estateType);
});

test('[7.28] before there is a proposal nothing is known for a simulation', () => {
  expect(simulationFactsOf(simulationFor('simulation'), undefined)).toEqual(sampleFacts);
});

test('[7.37] the request of a real-estate financing has price, entry, term and kind', () => {
  const estate = simulationFor('multipleFinancing');
  const facts = simulationFactsOf(
    estate,
    proposalWith({ imovel: { valorDoImovel: 480_000, tipoDeImovel: { value: 'casa', label: 'Casa' } } }),
  );
  expect(simulationRequestOf(estate, initialInputsOf(estate, facts), facts)).toMatchObject({
    entry: 96_000_00,
    months: 360,
    estate: { price: 480_000_00, type: 'casa' },
  });
});

test('[3.42] a portability sends no request before a contract is chosen', () => {
  const portability = simulationFor('qiTechPortability');
  const inputs = initialInputsOf(portability, sampleFacts);
  expect(simulationRequestOf(portability, inputs, sampleFacts)).toBeUndefined();
  expect(simulationRequestOf(portability, { ...inputs, contracts: ['c1'] }, sampleFacts)).toMatchObject({
    pricingType: 'portability',
    contracts: ['c1'],
  });
});

test('[3.42] contracts for another pricing type are not listed', () => {
  const createContract = (id: string, pricingType: string) => ({
    id,
    pricingType,
    number: '',
    bankCode: '',
    bankName: '',
    balance: undefined,
    installmentValue: undefined,
    paidInstallments: undefined,
    totalInstallments: undefined,
    monthlyRate: undefined,
  });
  const known = [
    createContract('a', 'portability'),
    createContract('b', 'refinancing'),
    createContract('c', ''),
  ];
  expect(contractsFor(known, 'portability').map(({ id }) => id)).toEqual(['a', 'c']);
});

test('[7.31] a request has an amount or an instalment, never both', () => {
  const agx = simulationFor('agxPrivateSimulation');
  const inputs: SimulationInputs = {
    ...initialInputsOf(agx, sampleFacts),
    amount: 100_00,
    instalment: 20_00,
  };
  expect(simulationRequestOf(agx, inputs, sampleFacts)).toMatchObject({
    kind: 'valor',
    amount: 100_00,
    instalment: undefined,
  });
  expect(simulationRequestOf(agx, { ...inputs, kind: 'parcela' }, sampleFacts)).toMatchObject({
    kind: 'parcela',
    amount: undefined,
    instalment: 20_00,
  });
});

test('[4.8] revisions and read-only simulations start with the earlier choice, other simulations do not', () => {
  const earlier = simulationFactsOf(
    simulationFor('simulationRevision'),
    proposalWith({ simulacao: { valor: 3500, prazo: 24 } }),
  );
  for (const slug of ['simulationRevision', 'simulationReadOnly', 'simulationVendor'])
    expect(initialInputsOf(simulationFor(slug), earlier)).toMatchObject({ amount: 3500_00, months: 24 });
  expect(initialInputsOf(simulationFor('simulation'), earlier)).toMatchObject({
    amount: undefined,
    months: undefined,
  });
});

test('[4.8] a revision starts with the latest of several choices', () => {
  const proposal = proposalWith({
    simulacao: { valor: 3500, prazo: 24 },
    outraSimulacao: { valor: 3000, prazo: 12 },
    contato: { nome: 'Ana' },
  });
  expect(simulationFactsOf(simulationFor('simulationRevision'), proposal).earlier).toEqual({
    amount: 3000_00,
    months: 12,
  });
});

test.each([{ valor: 3000 }, { prazo: 12 }, { valor: 3000, prazo: 0 }, { valor: 3000, prazo: '' }])(
  '[4.8] the values %j are no earlier choice: amount and term are necessary',
  values => {
    const proposal = proposalWith({ simulacao: { valor: 3500, prazo: 24 }, outro: values });
    expect(simulationFactsOf(simulationFor('simulationRevision'), proposal).earlier).toEqual({
      amount: 3500_00,
      months: 24,
    });
  },
);
