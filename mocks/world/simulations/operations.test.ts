import fc from 'fast-check';
import { expect, test } from 'vitest';
import type { StartingWorld } from '#scenarios/define-scenario.ts';
import { products } from '#scenarios/products/index.ts';
import type { Pricing } from '#scenarios/products/pricing.ts';
import { checkAnswer } from '../../contract/check.ts';
import { operations } from '../../contract/validators.gen.js';
import { simulationOperations } from './operations.ts';
import { loan, serviceOf } from './testing/service-of.ts';

const offeringBank = {
  id: '64c0f2d1a9b8e70012d4c501',
  name: 'Aurora',
  slug: 'aurora',
  monthlyRate: 0.009,
  maxFinancedShare: 0.8,
  maxMonths: 360,
};
const pricings: (Pricing | undefined)[] = [
  undefined,
  loan,
  { ...loan, maxInstalment: 250, fgts: { balance: 4000 }, offeringBanks: [offeringBank] },
  { ...loan, instalmentPlans: [], fgts: { balance: 0 } },
  ...products.map(({ pricing }) => pricing),
];
const starts: StartingWorld[] = [
  {},
  { access: 'expired' },
  { proposal: { currentStep: 'termos', answers: { sobreOVeiculo: { valorVeiculo: 9000 } } } },
];

const unusualValues = fc.oneof(
  fc.double(),
  fc.integer({ min: -10, max: 12_000 }),
  fc.integer({ min: 50_000, max: 800_000 }).map(cents => cents / 100),
  fc.boolean(),
  fc.string(),
  fc.constantFrom(
    null,
    [],
    {},
    ['ffffffffffffffffffffffff'],
    'parcela',
    'portability',
    'refinancing',
    24,
    36,
  ),
);
const bodies = fc.oneof(
  unusualValues,
  fc.constantFrom(
    { valor: 3500, prazo: 24 },
    { valorEntradaCDC: 3000, prazo: 24, comSeguro: true },
    { valorDoImovel: 9000, valorDeEntrada: 3000, prazo: 36 },
  ),
  fc.record(
    {
      valor: unusualValues,
      prazo: unusualValues,
      valorDaParcela: unusualValues,
      comSeguro: unusualValues,
      tipo: unusualValues,
      pricingType: unusualValues,
      contracts: unusualValues,
      valorEntradaCDC: unusualValues,
      valorDoImovel: unusualValues,
      valorDeEntrada: unusualValues,
    },
    { requiredKeys: [] },
  ),
);
const queries = fc.record(
  {
    valorEntradaCDC: fc.oneof(fc.string(), fc.integer({ min: 0, max: 9000 }).map(String)),
    comSeguro: fc.constantFrom('true', 'false', 'talvez'),
    cep: fc.constantFrom('01310100', '', '9', '99999999'),
    resource: fc.constantFrom('tipoDeImovel', 'bancos', '__proto__', ''),
  },
  { requiredKeys: [] },
);
const hashes = fc.constantFrom({}, {}, {}, { hashId: 'ninguem' }, { hashId: '__proto__' });

test.each(Object.keys(simulationOperations) as (keyof typeof simulationOperations)[])(
  '[10.3] %s gets random requests, and every answer keeps the contract',
  name => {
    const contract = operations.find(({ id }) => id === name);
    expect(contract).toBeDefined();
    if (!contract) return;
    const statuses = new Set<number>();
    fc.assert(
      fc.property(
        fc.constantFrom(...pricings),
        fc.constantFrom(...starts),
        hashes,
        queries,
        bodies,
        (pricing, start, path, query, body) => {
          const { status, body: answer } = serviceOf(pricing, start).request(
            simulationOperations[name] as never, // each takes any call
            { path, query, body },
          );
          statuses.add(status);
          expect(checkAnswer(contract, status, 'application/json', answer)).toEqual([]);
        },
      ),
      { numRuns: 400, seed: 20261121 },
    );
    expect(statuses).toContain(200);
    expect(statuses).toContain(404);
  },
);
