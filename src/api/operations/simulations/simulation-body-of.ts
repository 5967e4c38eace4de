import { reaisFromCents } from '#journey/simulation/offer.ts';
import type { SimulationRequest } from '#journey/simulation/simulation-request.ts';
import type { components } from '#openapi/schema.gen.ts';

/** The visitor for whom a simulation runs. */
export interface SimulationVisitor {
  hashId: string;
  /** Empty if there is no proposal yet. */
  proposalId: string;
}

type Body = components['schemas']['SimulationRequest'];

/** The request body of the contract. Absent values are left out. */
export function simulationBodyOf(
  { proposalId }: SimulationVisitor,
  request: Partial<SimulationRequest> = {},
): Body {
  const { amount, instalment, months, insured, kind, pricingType, contracts } = request;
  return {
    ...(proposalId === '' ? {} : { proposalId }),
    ...(amount === undefined ? {} : { valor: reaisFromCents(amount) }),
    ...(instalment === undefined ? {} : { valorDaParcela: reaisFromCents(instalment) }),
    ...(months === undefined ? {} : { prazo: months }),
    ...(insured === undefined ? {} : { comSeguro: insured }),
    ...(kind === undefined ? {} : { tipo: kind }),
    ...(pricingType === undefined ? {} : { pricingType: pricingType as NonNullable<Body['pricingType']> }), // the list of the contract is open
    ...(contracts === undefined ? {} : { contracts: [...contracts] }),
  };
}
