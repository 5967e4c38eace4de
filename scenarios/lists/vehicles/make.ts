export type Fuel = 'Flex' | 'Gasolina' | 'Diesel' | 'Elétrico' | 'Híbrido';

type ModelRow = readonly [name: string, priceNew: number, firstYear: number, lastYear: number, fuel: Fuel];

export interface Model {
  /** Unique among all kinds of vehicles. */
  code: string;
  name: string;
  /** Reais. */
  priceNew: number;
  firstYear: number;
  lastYear: number;
  fuel: Fuel;
}

export interface Make {
  /** Unique among all kinds of vehicles. */
  code: string;
  name: string;
  models: readonly Model[];
}

/** A make and its models. Codes of models follow that of the make, so new models go to the end. */
export const createMake = (code: string, name: string, rows: readonly ModelRow[]): Make => ({
  code,
  name,
  models: rows.map(([model, priceNew, firstYear, lastYear, fuel], index) => ({
    code: code + String(index + 1).padStart(2, '0'),
    name: model,
    priceNew,
    firstYear,
    lastYear,
    fuel,
  })),
});
