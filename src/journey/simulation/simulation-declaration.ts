/** Operations that simulate, by the names of the contract (7.28 to 7.37). */
export const SIMULATION_CALLS = [
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

/** What a visitor may change. */
export type InputName =
  /** The amount: a slider and an exact input. */
  | 'amount'
  /** The instalment that fits, instead of the amount (`kind`). */
  | 'instalment'
  /** By which of the two one simulates (7.31). */
  | 'kind'
  /** What is paid at once: 20% to 80% of what is bought (5.31). */
  | 'entry'
  /** A switch. */
  | 'insurance'
  /** How long one wants to pay, asked before there are options. */
  | 'months'
  /** Number of yearly withdrawals: each one is a question of its own. */
  | 'withdrawals'
  /** Contracts to take over. */
  | 'contracts';

/** How the offer is met: worked out by the visitor, only seen, prepared by a vendor, or seen again. */
export type SimulationMode = 'choose' | 'readOnly' | 'vendor' | 'revision';

/** What a step type that simulates asks for and saves (4.8). */
export interface SimulationDeclaration {
  call: SimulationCall;
  inputs: readonly InputName[];
  mode: SimulationMode;
  /** 3.42, as the service names it; `undefined` where it has none. */
  pricingType: 'newLoan' | 'portability' | 'refinancing' | undefined;
  /** The call that tells the limits before anything is simulated (7.31, 7.35). */
  limitsFrom: 'getAgxPrivateRange' | 'getQitechMaxValues' | undefined;
  /** What an entry is a share of. */
  buys: 'vehicle' | 'estate' | undefined;
  /** What carries the choice to the service: a submit of the step, or the call of the vehicle financing (7.30). */
  write: 'updateStep' | 'financeCdc';
  /** What stands where nothing is offered: 8.42, or 2.36 for the vehicle. */
  emptyText: 'Simulação não encontrada' | 'Não encontrado';
}

/** A declaration with the name of the call that the product brings along (7.32); empty for all others. */
export interface Simulation extends SimulationDeclaration {
  productCall: string;
}
