import { expect, test } from 'vitest';
import { choiceAmong, findOfferedChoice, submittedValuesOf } from './choice.ts';
import { initialInputsOf } from './simulation-request.ts';
import { sampleFacts, sampleOffer, sampleOption, simulationFor } from './testing/sample.ts';

test('a choice stays while it is offered; the default is the requested term, a single option, or in a read-only simulation the last option', () => {
  const simulation = simulationFor('simulation');
  expect(choiceAmong(simulation, [sampleOffer], { lender: '', months: 12 }, undefined)).toEqual({
    lender: '',
    months: 12,
  });
  expect(choiceAmong(simulation, [sampleOffer], { lender: '', months: 36 }, undefined)).toBeUndefined();
  expect(choiceAmong(simulation, [sampleOffer], undefined, 24)).toEqual({ lender: '', months: 24 });
  expect(
    choiceAmong(simulation, [{ ...sampleOffer, options: [sampleOption(6, 1)] }], undefined, undefined),
  ).toEqual({
    lender: '',
    months: 6,
  });
  expect(choiceAmong(simulationFor('simulationReadOnly'), [sampleOffer], undefined, undefined)).toEqual({
    lender: '',
    months: 24,
  });
});

test('[7.37] with several lenders none is chosen by default', () => {
  const offerBy = (id: string) => ({ ...sampleOffer, lender: { id, name: id, slug: id } });
  expect(
    choiceAmong(simulationFor('multipleFinancing'), [offerBy('a'), offerBy('b')], undefined, 12),
  ).toBeUndefined();
  expect(findOfferedChoice([offerBy('a'), offerBy('b')], { lender: 'b', months: 12 })?.offer.lender?.id).toBe(
    'b',
  );
});

test('if the term is an input, another term keeps the chosen bank if it offers this term', () => {
  const offerBy = (id: string) => ({ ...sampleOffer, lender: { id, name: id, slug: id } });
  const estate = simulationFor('multipleFinancing');
  const before = { lender: 'b', months: 12 };
  expect(choiceAmong(estate, [offerBy('a'), offerBy('b')], before, 24)).toEqual({ lender: 'b', months: 24 });
  expect(choiceAmong(estate, [offerBy('a'), offerBy('b')], before, 36)).toBeUndefined();
  expect(
    choiceAmong(simulationFor('agxPrivateSimulation'), [sampleOffer], { lender: '', months: 24 }, 12)?.months,
  ).toBe(12);
  expect(
    choiceAmong(simulationFor('simulationRevision'), [sampleOffer], { lender: '', months: 24 }, 12)?.months,
  ).toBe(24);
});

test('[7.28] a choice is submitted in reais and months, with the rate as a fraction', () => {
  const selection = findOfferedChoice([sampleOffer], { lender: '', months: 12 });
  if (!selection) throw new Error('12 months are on offer.');
  const inputs = { ...initialInputsOf(simulationFor('simulation'), sampleFacts), insured: true };
  expect(submittedValuesOf(simulationFor('simulation'), inputs, selection)).toEqual({
    valor: 3500,
    prazo: 12,
    taxa: 0.0349,
    valorDaParcela: 382.34,
    comSeguro: true,
  });
  expect(submittedValuesOf(simulationFor('simulationChooseValue'), inputs, selection)).toEqual({
    valor: 3500,
    prazo: 12,
    taxa: 0.0349,
    valorDaParcela: 382.34,
  });
  expect(
    submittedValuesOf(simulationFor('qiTechPortability'), { ...inputs, contracts: ['c1'] }, selection),
  ).toMatchObject({
    pricingType: 'portability',
    contracts: ['c1'],
  });
});
