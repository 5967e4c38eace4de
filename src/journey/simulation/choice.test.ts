import { expect, test } from 'vitest';
import { choiceAmong, findOfferedChoice, offerChoiceOf, submittedValuesOf } from './choice.ts';
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

test('[3.40] of several options of one term the rate tells which one is chosen, also among new offers', () => {
  const cheaper = { ...sampleOption(12, 170_21), monthlyRate: 0.02 };
  const offer = { ...sampleOffer, options: [sampleOption(12, 203_09), cheaper, sampleOption(24, 233_75)] };
  const chosen = offerChoiceOf(offer, cheaper);
  expect(findOfferedChoice([offer], chosen)?.option).toBe(cheaper);
  expect(choiceAmong(simulationFor('simulation'), [offer], chosen, undefined)).toEqual(chosen);
  expect(choiceAmong(simulationFor('agxPrivateSimulation'), [offer], chosen, 12)).toEqual(chosen);
  expect(choiceAmong(simulationFor('agxPrivateSimulation'), [offer], chosen, 24)).toEqual({
    lender: '',
    months: 24,
  });
  const unknown = { ...cheaper, monthlyRate: undefined };
  const withUnknown = { ...offer, options: [sampleOption(12, 203_09), unknown] };
  expect(findOfferedChoice([withUnknown], offerChoiceOf(withUnknown, unknown))?.option).toBe(unknown);
  const without = { ...offer, options: [sampleOption(12, 203_09), { ...cheaper, monthlyRate: 0.03 }] };
  expect(choiceAmong(simulationFor('simulation'), [without], chosen, undefined)).toBeUndefined();
  // Where the term says it all, the rate may change with the amount.
  expect(findOfferedChoice([sampleOffer], chosen)?.option).toBe(sampleOffer.options[0]);
  expect(offerChoiceOf(sampleOffer, sampleOption(12, 382_34))).toEqual({ lender: '', months: 12 });
});

test('[7.37] with several lenders none is chosen by default', () => {
  const offerBy = (id: string) => ({ ...sampleOffer, lender: { id, name: id, slug: id } });
  expect(
    choiceAmong(simulationFor('multipleFinancing'), [offerBy('a'), offerBy('b')], undefined, 12),
  ).toBeUndefined();
  expect(findOfferedChoice([offerBy('a'), offerBy('b')], { lender: 'b', months: 12 })?.offer.lender?.id).toBe(
    'b',
  );
  expect(findOfferedChoice([offerBy('a'), offerBy('b')], { lender: 'c', months: 12 })).toBeUndefined();
});

test('[7.37] of two offers of one bank the rate tells which one is chosen, also for another term', () => {
  const lender = { id: 'a', name: 'Aurora', slug: 'aurora' };
  const offerAt = (monthlyRate: number) => ({
    ...sampleOffer,
    lender,
    options: [12, 24].map(months => ({ ...sampleOption(months, 1000_00), monthlyRate })),
  });
  const [expensive, cheap] = [offerAt(0.0089), offerAt(0.0081)];
  const offers = [expensive, cheap];
  const [option] = cheap.options;
  if (!option) throw new Error('The offer has an option.');
  const chosen = offerChoiceOf(cheap, option, offers);
  expect(findOfferedChoice(offers, chosen)).toEqual({ offer: cheap, option });
  const longer = choiceAmong(simulationFor('multipleFinancing'), offers, chosen, 24);
  expect(findOfferedChoice(offers, longer)?.offer).toBe(cheap);
  expect(choiceAmong(simulationFor('multipleFinancing'), [expensive, offerAt(0.007)], chosen, 24)).toBe(
    undefined,
  );
});

test('where the visitor enters the term, a new term keeps the chosen bank, provided that the bank offers it', () => {
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

test('[7.31] while the visitor enters no term, a choice stays', () => {
  const chosen = { lender: '', months: 24 };
  expect(choiceAmong(simulationFor('agxPrivateSimulation'), [sampleOffer], chosen, undefined)).toEqual(
    chosen,
  );
});

test('[4.8] in a simulation that a vendor prepared, the last option is chosen', () => {
  expect(choiceAmong(simulationFor('simulationVendor'), [sampleOffer], undefined, undefined)?.months).toBe(
    24,
  );
});

test('[7.36d] the choice of an anticipation is the number of withdrawals that the service lists, because the amount belongs to it', () => {
  const offer = {
    ...sampleOffer,
    options: [1, 2, 3].map(months => sampleOption(months, 945_00)),
    withdrawals: [
      { date: '2027-03-01', amount: 1350_00 },
      { date: '2028-03-01', amount: 945_00 },
    ],
  };
  const fgts = simulationFor('simulacaoFgtsAniversario');
  expect(choiceAmong(fgts, [offer], undefined, undefined)).toEqual({ lender: '', months: 2 });
  expect(choiceAmong(fgts, [offer], { lender: '', months: 3 }, 3)).toEqual({ lender: '', months: 2 });
  expect(choiceAmong(fgts, [{ ...offer, withdrawals: [] }], undefined, 3)).toEqual({ lender: '', months: 3 });
});

test('[7.37] [7.29] the choice of a real-estate financing is submitted with its down payment, that of other simulations without', () => {
  const choice = { offer: sampleOffer, option: sampleOption(12, 382_34) };
  const valuesOf = (slug: string, entry: number | undefined) => {
    const simulation = simulationFor(slug);
    return submittedValuesOf(simulation, { ...initialInputsOf(simulation, sampleFacts), entry }, choice);
  };
  expect(valuesOf('multipleFinancing', 96_000_50)).toMatchObject({ valorDeEntrada: 96_000.5 });
  expect(valuesOf('multipleFinancing', undefined)).not.toHaveProperty('valorDeEntrada');
  expect(valuesOf('simulationCdc', 12_568_00)).not.toHaveProperty('valorDeEntrada');
});

test('[7.37] of several lenders the chosen one is submitted with its name', () => {
  const lender = { id: '341', name: 'Banco Itaú', slug: 'itau' };
  const estate = simulationFor('multipleFinancing');
  const choice = { offer: { ...sampleOffer, lender }, option: sampleOption(12, 382_34) };
  expect(submittedValuesOf(estate, initialInputsOf(estate, sampleFacts), choice)).toMatchObject({
    banco: { value: '341', label: 'Banco Itaú' },
  });
});

test('[7.28] a rate that the service does not send is not submitted', () => {
  const simulation = simulationFor('simulation');
  const option = { ...sampleOption(12, 382_34), monthlyRate: undefined };
  const inputs = initialInputsOf(simulation, sampleFacts);
  expect(submittedValuesOf(simulation, inputs, { offer: sampleOffer, option })).not.toHaveProperty('taxa');
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
