import { hasInput, type Simulation, type SimulationCall } from './simulation-declaration.ts';
import { entryLimitsOf, type SimulationFacts } from './simulation-facts.ts';

/** The inputs of a simulation. Amounts in cents; for `undefined` the service decides. */
export interface SimulationInputs {
  amount: number | undefined;
  instalment: number | undefined;
  /** 'valor' or 'parcela' (7.31). */
  kind: string;
  entry: number | undefined;
  insured: boolean;
  /** Instalments, or yearly withdrawals. */
  months: number | undefined;
  /** Ids of the contracts to take over. */
  contracts: readonly string[];
}

/** The request for a simulation. Amounts in cents; members that are `undefined` are not sent. */
export interface SimulationRequest {
  call: SimulationCall;
  /** See `Simulation.productCall`. */
  productCall: string;
  amount: number | undefined;
  instalment: number | undefined;
  kind: string | undefined;
  entry: number | undefined;
  insured: boolean | undefined;
  months: number | undefined;
  pricingType: string | undefined;
  contracts: readonly string[] | undefined;
  estate: { price: number; type: string } | undefined;
}

/** Whether the visitor enters an affordable instalment instead of the amount (7.31). */
export const isByInstalment = (
  { inputs: names }: Pick<Simulation, 'inputs'>,
  { kind }: Pick<SimulationInputs, 'kind'>,
): boolean => names.includes('instalment') && kind === 'parcela';

/** Whether an input shows the amount, so that the offer does not begin with it. */
export const isAmountTyped = (
  simulation: Pick<Simulation, 'inputs'>,
  inputs: Pick<SimulationInputs, 'kind'>,
): boolean => simulation.inputs.includes('amount') && !isByInstalment(simulation, inputs);

/** The default term for real estate (assumption 7.37). */
const DEFAULT_ESTATE_MONTHS = 360;

/** The terms for real estate from which the visitor chooses while no bank has offered any. Months. */
export const ESTATE_TERMS: readonly number[] = [60, 120, 180, 240, 300, DEFAULT_ESTATE_MONTHS];

const MODES_WITH_EARLIER_CHOICE: ReadonlySet<Simulation['mode']> = new Set([
  'revision',
  'readOnly',
  'vendor',
]);

/** The initial inputs of a simulation. */
export function initialInputsOf(simulation: Simulation, facts: SimulationFacts): SimulationInputs {
  const earlier = MODES_WITH_EARLIER_CHOICE.has(simulation.mode) ? facts.earlier : undefined;
  const buysEstate = simulation.buys === 'estate';
  return {
    amount: earlier?.amount,
    instalment: undefined,
    kind: 'valor',
    entry: facts.price === undefined ? undefined : entryLimitsOf(facts.price).min,
    insured: false,
    months: earlier?.months ?? (buysEstate ? DEFAULT_ESTATE_MONTHS : undefined),
    contracts: [],
  };
}

/**
 * The request for these inputs; `undefined` while it lacks a necessary input: price and down payment, or a contract to
 * take over.
 */
export function simulationRequestOf(
  simulation: Simulation,
  inputs: SimulationInputs,
  facts: SimulationFacts,
): SimulationRequest | undefined {
  const { call, productCall, pricingType, buys } = simulation;
  if (buys && (facts.price === undefined || inputs.entry === undefined)) return undefined;
  if (hasInput(simulation, 'contracts') && inputs.contracts.length === 0) return undefined;
  const byInstalment = isByInstalment(simulation, inputs);
  return {
    call,
    productCall,
    amount: byInstalment ? undefined : inputs.amount,
    instalment: byInstalment ? inputs.instalment : undefined,
    kind: hasInput(simulation, 'kind') ? inputs.kind : undefined,
    entry: buys ? inputs.entry : undefined,
    insured: hasInput(simulation, 'insurance') ? inputs.insured : undefined,
    months: inputs.months,
    pricingType,
    contracts: hasInput(simulation, 'contracts') ? inputs.contracts : undefined,
    estate:
      buys === 'estate' && facts.price !== undefined
        ? { price: facts.price, type: facts.estateType }
        : undefined,
  };
}
