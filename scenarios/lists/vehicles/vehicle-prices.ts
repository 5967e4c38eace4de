import type { components } from '#openapi/schema.gen.ts';
import type { WireOption } from '../../wire.ts';
import { seededNumber, seededPick } from '../seeded.ts';
import { cars } from './cars.ts';
import type { Fuel, Make, Model } from './make.ts';
import { motorcycles } from './motorcycles.ts';
import { trucks } from './trucks.ts';

export type VehiclePrice = components['schemas']['VehiclePrice'];

const vehicleKinds = [
  { value: 'carro', label: 'Carro', makes: cars },
  { value: 'moto', label: 'Moto', makes: motorcycles },
  { value: 'caminhao', label: 'Caminhão', makes: trucks },
] as const;

type Kind = (typeof vehicleKinds)[number]['value'];

/** The newest model year in the table. */
const tableYear = 2026;

/** Suffix of the year in the table's own codes. */
const fuelCodes: Readonly<Record<Fuel, number>> = {
  Gasolina: 1,
  Diesel: 3,
  Elétrico: 4,
  Flex: 5,
  Híbrido: 6,
};

export const kindOptions: readonly WireOption[] = vehicleKinds.map(({ value, label }) => ({ value, label }));

/** Makes of a kind, or of all kinds, by name. */
export function makeOptions(kind = ''): WireOption[] {
  const makes = vehicleKinds
    .filter(({ value }) => kind === '' || value === kind)
    .flatMap(({ makes: kindMakes }) => kindMakes);
  return optionsOf(makes);
}

/** Models of a make, by name; undefined for an unknown make (of that kind). */
export function modelOptions(makeCode: string, kind = ''): WireOption[] | undefined {
  const make = vehicleKinds
    .filter(({ value }) => kind === '' || value === kind)
    .flatMap(({ makes }) => makes.filter(({ code }) => code === makeCode))[0];
  return make && optionsOf(make.models);
}

/** Model years of a model, newest first; undefined for an unknown model. The value is like "2022-5". */
export function yearOptions(modelCode: string): WireOption[] | undefined {
  const vehicleModel = findModel(modelCode);
  if (!vehicleModel) return undefined;
  const { model } = vehicleModel;
  return yearsOf(model).map(year => ({
    value: `${year}-${fuelCodes[model.fuel]}`,
    label: `${year} ${model.fuel}`,
  }));
}

/** The row of the table for a model and a value of `yearOptions`, or undefined. */
export function priceOf(modelCode: string, yearValue: string): VehiclePrice | undefined {
  const model = findModel(modelCode);
  const isListed = yearOptions(modelCode)?.some(({ value }) => value === yearValue);
  return model && isListed ? priceOfYear(model, Number(yearValue.slice(0, 4))) : undefined;
}

/** Old and Mercosul plates, without a hyphen. */
const platePattern = /^[A-Z]{3}\d[A-Z\d]\d{2}$/;

/** Letters of plates for which the lookup finds nothing. */
const unknownPlateLetters = 'ZZZ';

export const isPlate = (text: string): boolean => platePattern.test(normalise(text));

/** The vehicle of a licence plate, always the same for the same plate; undefined for an unknown plate. */
export function vehicleOfPlate(text: string): VehiclePrice | undefined {
  const plate = normalise(text);
  if (!isPlate(plate) || plate.startsWith(unknownPlateLetters)) return undefined;
  const share = seededNumber(`${plate} kind`) % 10;
  const [car, motorcycle, truck] = vehicleKinds;
  const kind = share < 7 ? car : share < 9 ? motorcycle : truck;
  const make = seededPick<Make>(kind.makes, `${plate} make`);
  const model = seededPick(make.models, `${plate} model`);
  return priceOfYear({ kind: kind.value, make, model }, seededPick(yearsOf(model), `${plate} year`));
}

const normalise = (text: string): string => text.replace(/[\s-]/g, '').toUpperCase();

interface ListedModel {
  kind: Kind;
  make: Make;
  model: Model;
}

function findModel(code: string): ListedModel | undefined {
  for (const { value: kind, makes } of vehicleKinds)
    for (const make of makes)
      for (const model of make.models) if (model.code === code) return { kind, make, model };
  return undefined;
}

const yearsOf = ({ firstYear, lastYear }: Model): number[] =>
  Array.from({ length: lastYear - firstYear + 1 }, (_, index) => lastYear - index);

/**
 * Depreciation: a seventh in the first year, then a share that differs from model to model. An older vehicle
 * never costs more.
 */
function priceOfYear({ kind, make, model }: ListedModel, year: number): VehiclePrice {
  const age = tableYear - year;
  const yearlyFactor = 0.9 + (seededNumber(model.code) % 35) / 1000;
  const share = age === 0 ? 1 : 0.86 * yearlyFactor ** (age - 1);
  const code = String(seededNumber(model.name) % 1_000_000).padStart(6, '0');
  return {
    tipo: kind,
    marca: make.name,
    modelo: model.name,
    anoModelo: year,
    combustivel: model.fuel,
    codigoFipe: `${code}-${[...code].reduce((sum, digit, index) => sum + Number(digit) * (7 - index), 0) % 10}`,
    valor: Math.round(model.priceNew * share),
  };
}

const optionsOf = (list: readonly { code: string; name: string }[]): WireOption[] =>
  list
    .map(({ code, name }) => ({ value: code, label: name }))
    .sort((left, right) => left.label.localeCompare(right.label, 'pt-BR'));
