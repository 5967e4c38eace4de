import { expect, test } from 'vitest';
import { getMultipleFinancingResource, getResidencyValue, multipleFinancing } from './multiple-financing.ts';
import { loan, serviceOf } from './testing/service-of.ts';

const pricing = {
  ...loan,
  minAmount: 90_000,
  maxAmount: 1_500_000,
  instalmentPlans: [
    { months: 120, monthlyRate: 0.009 },
    { months: 240, monthlyRate: 0.009 },
    { months: 360, monthlyRate: 0.009 },
  ],
  offeringBanks: [
    {
      id: '64c0f2d1a9b8e70012d4c502',
      name: 'Banco Poente',
      slug: 'poente',
      monthlyRate: 0.0095,
      maxFinancedShare: 0.8,
      maxMonths: 360,
    },
    {
      id: '64c0f2d1a9b8e70012d4c501',
      name: 'Banco Aurora',
      slug: 'aurora',
      monthlyRate: 0.0089,
      maxFinancedShare: 0.6,
      maxMonths: 240,
    },
  ],
};
const home = { valorDoImovel: 480_000, valorDeEntrada: 200_000, prazo: 360 };

test('[7.37] each bank makes an offer under its own conditions, the cheapest first', () => {
  const { data } = serviceOf(pricing).successBody(multipleFinancing, { body: home });
  expect(data.map(({ bank }) => bank.name)).toEqual(['Banco Aurora', 'Banco Poente']);
  expect(data[0]?.installmentSimulations.map(({ prazo }) => prazo)).toEqual([120, 240]);
  expect(data[1]?.installmentSimulations.map(({ prazo }) => prazo)).toEqual([120, 240, 360]);
  for (const { valorDoFinanciamento, installmentSimulations } of data) {
    expect(valorDoFinanciamento).toBe(280_000);
    for (const { prazo, taxa, valorDaParcela } of installmentSimulations) {
      const presentValue = (valorDaParcela * (1 - (1 + taxa) ** -prazo)) / taxa;
      expect(Math.abs(presentValue - 280_000)).toBeLessThanOrEqual(prazo / 100);
    }
  }
});

test('[7.37] a bank that does not finance such a share makes no offer', () => {
  const { successBody } = serviceOf(pricing);
  const smallerLoan = successBody(multipleFinancing, { body: { ...home, valorDeEntrada: 120_000 } }).data;
  expect(smallerLoan.map(({ bank }) => bank.slug)).toEqual(['poente']);
  expect(successBody(multipleFinancing, { body: { ...home, valorDeEntrada: 40_000 } }).data).toEqual([]);
});

test('[7.37] values outside the limits of the product are refused with a message for each field', () => {
  const { request } = serviceOf(pricing);
  const refusalOf = (changes: object) => request(multipleFinancing, { body: { ...home, ...changes } });
  expect(refusalOf({ valorDeEntrada: 480_000 })).toMatchObject({
    status: 422,
    body: { errors: { valorDeEntrada: expect.anything() } },
  });
  expect(refusalOf({ prazo: 361 })).toMatchObject({
    status: 422,
    body: { errors: { prazo: expect.anything() } },
  });
  expect(refusalOf({ valorDoImovel: 'muito' })).toMatchObject({
    status: 400,
    body: { errors: { valorDoImovel: expect.anything() } },
  });
});

test('[7.37] a product without offering banks has no offers', () => {
  expect(serviceOf(loan).successBody(multipleFinancing, { body: home }).data).toEqual([]);
});

test('[7.25] repeated requests give the same value of a property, and only a share of it is financed', () => {
  const { successBody } = serviceOf(pricing);
  const valueAt = (cep: string) => successBody(getResidencyValue, { query: { cep } }).data;
  expect(valueAt('01310100')).toEqual(valueAt('01310-100'));
  expect(new Set(['01310100', '13015904', '30140071', '90010150'].map(cep => valueAt(cep).valor)).size).toBe(
    4,
  );
  const { valor, valorMinimo, valorMaximo } = valueAt('01310100');
  expect(valorMaximo).toBe(Math.min(1_500_000, valor * 0.8));
  expect(valorMinimo).toBe(90_000);
});

test('[7.25] a request without a postal code uses that of the proposal; without either nothing is found', () => {
  const answers = { endereco: { cep: '01310-100' } };
  const serviceWithAnswers = serviceOf(pricing, { proposal: { currentStep: 'termos', answers } });
  expect(serviceWithAnswers.successBody(getResidencyValue)).toEqual(
    serviceOf(pricing).successBody(getResidencyValue, { query: { cep: '01310100' } }),
  );
  expect(serviceOf(pricing).request(getResidencyValue).status).toBe(404);
  expect(serviceOf(pricing).request(getResidencyValue, { query: { cep: '123' } }).status).toBe(400);
});

test('[7.25] the lists of real estate are known by name; the banks are those that lend', () => {
  const { successBody, request } = serviceOf(pricing);
  const valuesOf = (resource: string) =>
    successBody(getMultipleFinancingResource, { query: { resource } }).data.resource.map(
      ({ label }) => label,
    );
  expect(valuesOf('tipoDeImovel')).toContain('Apartamento');
  expect(valuesOf('bancos')).toEqual(['Banco Poente', 'Banco Aurora']);
  expect(request(getMultipleFinancingResource, { query: { resource: 'constructor' } }).status).toBe(404);
});
