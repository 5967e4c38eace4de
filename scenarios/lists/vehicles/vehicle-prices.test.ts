import { expect, test } from 'vitest';
import {
  isPlate,
  kindOptions,
  makeOptions,
  modelOptions,
  priceOf,
  vehicleOfPlate,
  yearOptions,
} from './vehicle-prices.ts';

test('[7.24] there are three vehicle types, and at least twelve makes, eight models and eight years for each', () => {
  expect(kindOptions.map(({ value }) => value)).toEqual(['carro', 'moto', 'caminhao']);
  for (const { value: kind } of kindOptions) {
    const makes = makeOptions(kind);
    expect(makes.length, kind).toBeGreaterThanOrEqual(12);
    for (const make of makes) {
      const models = modelOptions(make.value, kind) ?? [];
      expect(models.length, make.label).toBeGreaterThanOrEqual(8);
      for (const model of models)
        expect(yearOptions(model.value)?.length, model.label).toBeGreaterThanOrEqual(8);
    }
  }
});

test('[3.41] an older vehicle costs less, and never zero', () => {
  const models = makeOptions().flatMap(({ value }) => modelOptions(value) ?? []);
  expect(new Set(models.map(({ value }) => value)).size).toBe(models.length);
  for (const model of models) {
    const prices = (yearOptions(model.value) ?? []).map(year => priceOf(model.value, year.value)?.valor ?? 0);
    expect(prices, model.label).toEqual(prices.toSorted((left, right) => right - left));
    expect(new Set(prices).size, model.label).toBe(prices.length);
    expect(prices.at(-1), model.label).toBeGreaterThan(500);
  }
});

test('[3.41] an entry of the price table has the requested type, make, model and year', () => {
  const fiat = makeOptions('carro').find(({ label }) => label === 'Fiat');
  const argo = modelOptions(fiat?.value ?? '')?.find(({ label }) => label.startsWith('Argo'));
  const year = yearOptions(argo?.value ?? '')?.find(({ label }) => label === '2022 Flex');
  expect(priceOf(argo?.value ?? '', year?.value ?? '')).toMatchObject({
    tipo: 'carro',
    marca: 'Fiat',
    modelo: 'Argo Drive 1.0 6V Flex',
    anoModelo: 2022,
    combustivel: 'Flex',
  });
});

test('[7.24] an entry that is not in the table is undefined', () => {
  expect(makeOptions('barco')).toEqual([]);
  expect(modelOptions('0')).toBeUndefined();
  expect(modelOptions('21', 'moto')).toBeUndefined();
  expect(yearOptions('0')).toBeUndefined();
  expect(priceOf('2101', '1999-5')).toBeUndefined();
  expect(priceOf('2101', '2022-3')).toBeUndefined();
});

test('[3.32] a licence plate of either format always has the same vehicle; some plates have none', () => {
  for (const plate of ['ABC1D23', 'ABC1234', 'abc-1d23', 'QWE9R87']) {
    const vehicle = vehicleOfPlate(plate);
    expect(vehicle?.valor, plate).toBeGreaterThan(0);
    expect(vehicleOfPlate(plate)).toEqual(vehicle);
  }
  expect(vehicleOfPlate('abc-1d23')).toEqual(vehicleOfPlate('ABC1D23'));
  expect(vehicleOfPlate('ZZZ9Z99')).toBeUndefined();
  for (const text of ['', 'AB1234', 'ABCD123', 'ABC12345']) expect(isPlate(text), text).toBe(false);
});
