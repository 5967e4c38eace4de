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
  /** Which of the two to use (7.31). */
  | 'kind'
  /** The down payment: 20% to 80% of the price (5.31). */
  | 'entry'
  /** A switch. */
  | 'insurance'
  /** The term, chosen before there are options. */
  | 'months'
  /** Number of yearly withdrawals: each number needs a request. */
  | 'withdrawals'
  /** Contracts to take over. */
  | 'contracts';

/** How the visitor uses the offer: interactive, read-only, prepared by a vendor, or for review. */
export type SimulationMode = 'choose' | 'readOnly' | 'vendor' | 'revision';

/** The requests and values of a step type with a simulation (4.8). */
export interface SimulationDeclaration {
  call: SimulationCall;
  inputs: readonly InputName[];
  mode: SimulationMode;
  /** 3.42, in the service's spelling; `undefined` for none. */
  pricingType: 'newLoan' | 'portability' | 'refinancing' | undefined;
  /** The call for the limits before a simulation (7.31, 7.35). */
  limitsFrom: 'getAgxPrivateRange' | 'getQitechMaxValues' | undefined;
  /** The price that the down payment is a share of. */
  buys: 'vehicle' | 'estate' | undefined;
  /** How the choice is sent: with the step, or by the operation for vehicle financing (7.30). */
  write: 'updateStep' | 'financeCdc';
  /** The text if there is no offer: 8.42, or 2.36 for a vehicle. */
  emptyText: 'Simulação não encontrada' | 'Não encontrado';
}

/** A declaration with the name of the product's own call (7.32); empty for all others. */
export interface Simulation extends SimulationDeclaration {
  productCall: string;
}
