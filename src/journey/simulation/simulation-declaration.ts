/** Simulation operations, by their names in the contract (7.28 to 7.37). */
const SIMULATION_CALLS = [
  'simulate',
  'simulateCdc',
  'simulateAgxPrivate',
  'simulateProduct',
  'simulateAfinz',
  'simulateQitech',
  'simulateFuncao',
  'simulateNio',
  'simulateCrefisa',
  'simulateFgts',
  'multipleFinancing',
] as const;
export type SimulationCall = (typeof SIMULATION_CALLS)[number];

/** The inputs that a visitor may change. */
export type InputName =
  /** The amount: a slider and an exact input. */
  | 'amount'
  /** An affordable instalment instead of the amount (`kind`). */
  | 'instalment'
  /** Whether the visitor enters the amount or the instalment (7.31). */
  | 'kind'
  /** The down payment: 20% to 80% of the price (5.31). */
  | 'entry'
  /** A switch: with or without insurance. */
  | 'insurance'
  /** The term, which the request needs. */
  | 'months'
  /** Number of yearly withdrawals: each number needs a request. */
  | 'withdrawals'
  /** Contracts to take over. */
  | 'contracts';

/**
 * How the visitor uses the offer: to choose, to read it, to read what a vendor prepared, or to revise an earlier
 * choice.
 */
export type SimulationMode = 'choose' | 'readOnly' | 'vendor' | 'revision';

/** The simulation of a step type (4.8): its calls, inputs and texts. */
export interface SimulationDeclaration {
  call: SimulationCall;
  inputs: readonly InputName[];
  mode: SimulationMode;
  /** The pricing type in the service's spelling (3.42); `undefined` for none. */
  pricingType: 'newLoan' | 'portability' | 'refinancing' | undefined;
  /** The operation that returns the limits before a simulation (7.31, 7.35); `undefined` for none. */
  limitsFrom: 'getAgxPrivateRange' | 'getQitechMaxValues' | undefined;
  /** The purchase that the credit pays; the down payment is a share of its price. `undefined` if nothing is bought. */
  buys: 'vehicle' | 'estate' | undefined;
  /** The operation that sends the choice: that of the step, or that of vehicle financing (7.30). */
  write: 'updateStep' | 'financeCdc';
  /** The text if there is no offer: 8.42, or 2.36 for a vehicle. */
  emptyText: 'Simulação não encontrada' | 'Não encontrado';
}

/** A declared simulation with the name of its call. */
export interface Simulation extends SimulationDeclaration {
  /** The last part of the path of `simulateProduct` (7.32); empty for other operations. */
  productCall: string;
}

/** The visitor reads the offer and chooses nothing. */
export const isReadOnly = ({ mode }: Pick<Simulation, 'mode'>): boolean =>
  mode === 'readOnly' || mode === 'vendor';

/** Whether the visitor may change this input of the simulation. */
export const hasInput = ({ inputs }: Pick<Simulation, 'inputs'>, name: InputName): boolean =>
  inputs.includes(name);
