import { expect, test } from 'vitest';
import { assignFieldErrors, inputErrorsOf } from './input-errors.ts';
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
