import { expect, test } from 'vitest';
import { assignFieldErrors, inputErrorsOf, isOfEarlierAmount } from './input-errors.ts';
import { initialInputsOf } from './simulation-request.ts';
import { sampleFacts, sampleOffer, simulationFor } from './testing/sample.ts';

test('[5.5] an amount outside the limits that the service sends shows an error before any request', () => {
  const simulation = simulationFor('simulation');
  const check = (amount: number | undefined) =>
    inputErrorsOf(
      simulation,
      { ...initialInputsOf(simulation, sampleFacts), amount },
      sampleFacts,
      sampleOffer.limits,
    ).amount;
  expect(check(8000_01)).toBe('O valor não pode ser maior que o valor máximo');
  expect(check(499_99)).toBe('O valor não pode ser menor que o valor mínimo');
  expect([check(500_00), check(8000_00), check(undefined)]).toEqual([undefined, undefined, undefined]);
});

test('[5.1b] [5.31] a down payment is required, from 20% to 80% of the price', () => {
  const cdc = simulationFor('simulationCdc');
  const facts = { ...sampleFacts, price: 62_840_00 };
  const check = (entry: number | undefined) =>
    inputErrorsOf(cdc, { ...initialInputsOf(cdc, facts), entry }, facts, undefined).entry;
  expect(check(undefined)).toBe('O campo Valor de entrada é obrigatório');
  expect(check(12_567_99)).toBe('O valor não pode ser menor que o valor mínimo');
  expect(check(50_272_01)).toBe('O valor não pode ser maior que o valor máximo');
  expect(check(50_272_00)).toBeUndefined();
});

test('[5.5] without known limits every amount may be requested', () => {
  const simulation = simulationFor('simulation');
  const inputs = { ...initialInputsOf(simulation, sampleFacts), amount: 1 };
  expect(inputErrorsOf(simulation, inputs, sampleFacts, undefined)).toEqual({});
});

test('[7.31] [5.1b] [5.5] by instalment the instalment is required and the amount is not checked; by amount it is the other way round', () => {
  const agx = simulationFor('agxPrivateSimulation');
  const check = (kind: string, instalment: number | undefined) =>
    inputErrorsOf(
      agx,
      { ...initialInputsOf(agx, sampleFacts), kind, instalment, amount: 8000_01 },
      sampleFacts,
      sampleOffer.limits,
    );
  expect(check('parcela', undefined)).toEqual({ instalment: 'O campo Valor da parcela é obrigatório' });
  expect(check('parcela', 200_00)).toEqual({});
  expect(check('valor', undefined)).toEqual({ amount: 'O valor não pode ser maior que o valor máximo' });
});

test('[5.31] while the price is unknown, a missing down payment is no error', () => {
  const cdc = simulationFor('simulationCdc');
  expect(inputErrorsOf(cdc, initialInputsOf(cdc, sampleFacts), sampleFacts, undefined)).toEqual({});
});

test('[7.5] a field error of the service belongs to its input if the simulation has it; other messages are listed', () => {
  const refusal = {
    valor: 'Valor alto.',
    prazo: 'Prazo longo.',
    valorEntradaCDC: 'Entrada baixa.',
    outro: 'Outro.',
  };
  expect(assignFieldErrors(simulationFor('simulation'), refusal)).toEqual({
    errors: { amount: 'Valor alto.' },
    otherMessages: ['Prazo longo.', 'Entrada baixa.', 'Outro.'],
  });
  expect(assignFieldErrors(simulationFor('simulacaoFgtsAniversario'), { prazo: 'Muitos.' }).errors).toEqual({
    withdrawals: 'Muitos.',
  });
});

test('[7.5c] for a number of withdrawals only the error of its term belongs to it, and an error without a message is not listed', () => {
  const refusal = { prazo: 'Muitos.', outro: 'Outro.', sem: '' };
  expect(assignFieldErrors(simulationFor('simulacaoFgtsAniversario'), refusal)).toEqual({
    errors: { withdrawals: 'Muitos.' },
    otherMessages: ['Outro.'],
  });
});

test.each([
  ['O valor não pode ser maior que o valor máximo', 8000_00, true],
  ['O valor não pode ser menor que o valor mínimo', 500_00, true],
  ['O valor não pode ser maior que o valor máximo', 8000_01, false],
  ['O valor não pode ser menor que o valor mínimo', 499_99, false],
  ['Valor recusado.', 1000_00, false],
])('[5.5] the error "%s" is about an earlier amount than %i cents: %j', (error, cents, isEarlier) => {
  expect(isOfEarlierAmount(error, cents, { min: 500_00, max: 8000_00 })).toBe(isEarlier);
});
