import type { components, JsonValue } from '#openapi/schema.gen.ts';

type Outcome = components['schemas']['ProposalOutcome'];

/** The names by which this service speaks of what the contract describes. */
export interface Wire {
  field: components['schemas']['Field'];
  step: components['schemas']['Step'];
  option: components['schemas']['Option'];
  system: components['schemas']['SystemData'];
  otherProposal: components['schemas']['MultiProposal'];
  proposal: components['schemas']['Proposal'];
  /** The contract lets a service leave the stored answers out; only the mocks always send them. */
  outcome: Omit<Outcome, 'selfContract'> & Partial<Pick<Outcome, 'selfContract'>>;
  stepStatus: components['schemas']['StepStatus'];
  simulation: components['schemas']['Simulation'];
  simulationRange: components['schemas']['SimulationRange'];
  contract: components['schemas']['Contract'];
  vehicleFinancing: components['schemas']['CdcSimulation'];
  financingOffer: components['schemas']['FinancingOffer'];
  installment: components['schemas']['InstallmentSimulation'];
  reference: components['schemas']['FieldReference'];
}

export type Json = JsonValue;
export type JsonObject = { [key: string]: JsonValue };

export const isJsonObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);
