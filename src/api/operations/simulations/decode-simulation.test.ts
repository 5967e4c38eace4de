import { expect, test } from 'vitest';
import { takeUnreadableNames } from '../../decode/take-unreadable-names.ts';
import {
  decodeCdcSimulation,
  decodeLenderOffer,
  decodeLimits,
  decodeSimulation,
} from './decode-simulation.ts';

test('[3.40] an offer is read in cents, its options are sorted by months, and members with unknown names are ignored', () => {
  expect(
    decodeSimulation({
      valor: 3500.1,
      valorMinimo: 500,
      valorMaximo: '8000.00',
      loanFee: 120,
      iof: 98.42,
      valorDoSeguro: 3.15,
      saldoDevedor: 1200.55,
      pricingType: 'swap',
      novidade: true,
      installmentSimulations: [
        { prazo: 24, taxa: 0.0359, valorDaParcela: 233.75, iof: 98.42 },
        { prazo: '12', valorDaParcela: '384.57', cor: 'azul' },
      ],
    }),
  ).toEqual({
    amount: 350_010,
    limits: { min: 500_00, max: 8000_00 },
    fee: 120_00,
    iof: 98_42,
    insurance: 3_15,
    settledBalance: 1200_55,
    entry: undefined,
    pricingType: 'swap',
    options: [
      { months: 12, monthlyRate: undefined, instalment: 384_57, iof: undefined },
      { months: 24, monthlyRate: 0.0359, instalment: 233_75, iof: 98_42 },
    ],
    withdrawals: [],
    lender: undefined,
  });
});

test('[3.40] [12.3] the date of a withdrawal that is no date is shown as clean text', () => {
  const antecipacoes = [{ data: 'mar&ccedil;o \u202ede 2027', valor: 980.5 }];
  const installmentSimulations = [{ prazo: 1, valorDaParcela: 0 }];
  const offer = decodeSimulation({ valor: 3500, installmentSimulations, antecipacoes });
  expect(offer?.withdrawals).toEqual([{ date: 'março de 2027', amount: 980_50 }]);
});

test('[7.28] [8.42] an answer without a list is no offer, nor is one whose options have all an invalid term or instalment', () => {
  expect(decodeSimulation({ valor: 3500 })).toBeUndefined();
  expect(decodeSimulation({ installmentSimulations: {} })).toBeUndefined();
  const brokenOptions = [
    null,
    7,
    {},
    { prazo: 0, valorDaParcela: 1 },
    { prazo: 1.5, valorDaParcela: 1 },
    { prazo: 12, valorDaParcela: -1 },
    { prazo: 12, valorDaParcela: 0 },
    { prazo: '12x', valorDaParcela: '189,90' },
  ];
  expect(decodeSimulation({ valor: 100, installmentSimulations: brokenOptions })).toBeUndefined();
  takeUnreadableNames();
  const installmentSimulations = [...brokenOptions, { prazo: 6, valorDaParcela: 1 }];
  expect(decodeSimulation({ valor: 100, installmentSimulations })?.options).toMatchObject([{ months: 6 }]);
  expect(takeUnreadableNames()).toContain('installmentSimulations');
  // PHP writes a list with gaps so.
  const [, , ...gaps] = installmentSimulations;
  expect(decodeSimulation({ valor: 100, installmentSimulations: { ...gaps } })?.options).toHaveLength(1);
});

test.each([
  ['1,99%', 0.0199],
  ['2.3 %', 0.023],
  ['0,0199', 0.0199],
  [0.0199, 0.0199],
  ['1,99% a.m.', undefined],
  [-0.01, undefined],
])('[9.31] [16.2] the rate %s is the fraction %s', (taxa, monthlyRate) => {
  takeUnreadableNames();
  const offer = decodeSimulation({
    valor: 100,
    installmentSimulations: [{ prazo: 12, taxa, valorDaParcela: 9 }],
  });
  expect(offer?.options[0]?.monthlyRate).toBe(monthlyRate);
  expect(takeUnreadableNames()).toEqual(monthlyRate === undefined ? ['taxa'] : []);
});

test('[7.36] [3.40] a list of withdrawals whose number no option has is not used: the amount may belong to another', () => {
  const antecipacoes = [{ data: '2027-03-01', valor: 1200 }];
  const optionsOf = (...terms: number[]) => terms.map(prazo => ({ prazo, valorDaParcela: 1200 }));
  const offerWith = (...terms: number[]) =>
    decodeSimulation({ valor: 1800, installmentSimulations: optionsOf(...terms), antecipacoes });
  expect(offerWith(1, 2)?.withdrawals).toHaveLength(1);
  expect(offerWith(2, 3)?.withdrawals).toEqual([]);
});

test('[5.24] an answer whose amount cannot be read is no offer; without options the amount does not matter', () => {
  const installmentSimulations = [{ prazo: 12, taxa: 0.02, valorDaParcela: 1182 }];
  expect(decodeSimulation({ valor: '12,500', installmentSimulations })).toBeUndefined();
  expect(decodeSimulation({ installmentSimulations })).toBeUndefined();
  expect(decodeSimulation({ installmentSimulations: [] })).toMatchObject({ options: [] });
  const bank = { id: 'a', name: 'Aurora', slug: 'aurora' };
  expect(decodeLenderOffer({ bank, valorDoFinanciamento: '12,500', installmentSimulations })).toBeUndefined();
});

test('[5.24] a fee or tax that the service does not send is zero; one that cannot be read stays unknown', () => {
  const optionWith = (members: object) => ({ prazo: 12, taxa: 0.02, valorDaParcela: 1182, ...members });
  const offerWith = (members: object) =>
    decodeSimulation({ valor: 12_500, installmentSimulations: [optionWith({})], ...members });
  expect(offerWith({})).toMatchObject({ fee: 0, iof: 0 });
  expect(offerWith({ loanFee: '1,500', iof: -1 })).toMatchObject({ fee: undefined, iof: undefined });
  const installmentSimulations = [optionWith({ iof: '1,500' }), optionWith({ prazo: 24, iof: 98.42 })];
  expect(offerWith({ iof: 98.42, installmentSimulations })).toMatchObject({
    iof: undefined,
    options: [{ iof: undefined }, { iof: 98_42 }],
  });
});

test('[7.36] a list with a withdrawal that cannot be read is not used: its sum would be wrong', () => {
  const offerWith = (valor: unknown) =>
    decodeSimulation({
      valor: 1800,
      installmentSimulations: [{ prazo: 2, taxa: 0.018, valorDaParcela: 1200 }],
      antecipacoes: [
        { data: '2027-03-01', valor: 1200 },
        { data: '2028-03-01', valor },
      ],
    });
  expect(offerWith(900)?.withdrawals.map(({ amount }) => amount)).toEqual([1200_00, 900_00]);
  expect(offerWith('1,200')?.withdrawals).toEqual([]);
});

test('[3.40] options of one term stand side by side if their rates differ; of those with one rate the first counts', () => {
  const optionAt = (taxa: number, valorDaParcela: number) => ({ prazo: 12, taxa, valorDaParcela });
  const installmentSimulations = [optionAt(0.05, 203.09), optionAt(0.02, 170.21), optionAt(0.05, 204)];
  expect(decodeSimulation({ valor: 1800, installmentSimulations })?.options).toMatchObject([
    { months: 12, monthlyRate: 0.05, instalment: 203_09 },
    { months: 12, monthlyRate: 0.02, instalment: 170_21 },
  ]);
});

test('[7.29b] [3.39] the vehicle financing is read from data.simulation', () => {
  const simulation = {
    valorEntradaCDC: 12_568,
    valorDoFinanciamento: 50_272,
    loanFee: 890,
    iof: 1508.16,
    installmentSimulations: [{ prazo: 48, taxa: 0.0189, valorDaParcela: 1678.94 }],
  };
  expect(decodeCdcSimulation({ simulation })).toMatchObject({
    entry: 12_568_00,
    amount: 50_272_00,
    fee: 890_00,
    iof: 1508_16,
  });
  expect(decodeCdcSimulation(simulation)).toBeUndefined();
});

test('[7.37] an offer without a bank, or with nothing on offer, is left out', () => {
  const bank = { id: 'a', name: 'Aurora', slug: 'aurora' };
  const installmentSimulations = [{ prazo: 360, taxa: 0.0089, valorDaParcela: 3341.6 }];
  expect(decodeLenderOffer({ bank, valorDoFinanciamento: 360_000, installmentSimulations })).toMatchObject({
    lender: bank,
    amount: 360_000_00,
  });
  expect(decodeLenderOffer({ valorDoFinanciamento: 1, installmentSimulations })).toBeUndefined();
  expect(decodeLenderOffer({ bank, installmentSimulations: [] })).toBeUndefined();
  expect(decodeLenderOffer('x')).toBeUndefined();
});

test('[7.31] limits with a minimum above the maximum are ignored', () => {
  expect(decodeLimits({ valorMinimo: 500, valorMaximo: 8000 })).toEqual({ min: 500_00, max: 8000_00 });
  expect(decodeLimits({ valorMinimo: 9000, valorMaximo: 8000 })).toBeUndefined();
  expect(decodeLimits({ valorMinimo: 500 })).toBeUndefined();
});
