import { expect, test } from 'vitest';
import { getAgxPrivateDeadlines, getAgxPrivateSimulationTypes, getRange } from './agx-private.ts';
import { simulate } from './simulate.ts';
import { loan, serviceOf } from './testing/service-of.ts';

test('[7.31] the limits are those that the simulation enforces', () => {
  const { successBody } = serviceOf({ ...loan, maxInstalment: 250 });
  const { data } = successBody(getRange, { body: {} });
  const offer = successBody(simulate, { body: {} }).data;
  expect(data).toEqual({
    valorMinimo: 500,
    valorMaximo: offer.valorMaximo,
    prazoMinimo: 6,
    prazoMaximo: 36,
    valorDaParcelaMaxima: 250,
  });
});

test('[8.42] a product that lends nothing has no limits, and no types or terms to choose from', () => {
  const { request, successBody } = serviceOf(undefined);
  expect(request(getRange, { body: {} }).status).toBe(404);
  expect(successBody(getAgxPrivateSimulationTypes).data.resource).toEqual([]);
  expect(successBody(getAgxPrivateDeadlines).data.resource).toEqual([]);
});

test('[7.31] a simulation starts from an amount or from an instalment', () => {
  const { resource } = serviceOf(loan).successBody(getAgxPrivateSimulationTypes).data;
  expect(resource.map(({ value }) => value)).toEqual(['valor', 'parcela']);
});

test('[7.31] the terms are those of the product, and a term of one month is in the singular', () => {
  const instalmentPlans = [
    { months: 1, monthlyRate: 0.03 },
    { months: 12, monthlyRate: 0.03 },
  ];
  expect(serviceOf({ ...loan, instalmentPlans }).successBody(getAgxPrivateDeadlines).data.resource).toEqual([
    { value: '1', label: '1 parcela' },
    { value: '12', label: '12 parcelas' },
  ]);
});
