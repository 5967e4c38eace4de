import { reaisOfCents } from '#journey/simulation/offer.ts';
import type { SimulationQuestion } from '#journey/simulation/question.ts';
import type { components } from '#openapi/schema.gen.ts';

/** Which visitor asks. */
export interface SimulationVisitor {
  hashId: string;
  /** Empty while there is none. */
  proposalId: string;
}

type Body = components['schemas']['SimulationRequest'];

/** A question as the contract writes it: what is not given is left out. */
export function simulationBodyOf(
  { proposalId }: SimulationVisitor,
  request: Partial<SimulationQuestion> = {},
): Body {
  const { amount, instalment, months, insured, kind, pricingType, contracts } = request;
  return {
    ...(proposalId === '' ? {} : { proposalId }),
    ...(amount === undefined ? {} : { valor: reaisOfCents(amount) }),
    ...(instalment === undefined ? {} : { valorDaParcela: reaisOfCents(instalment) }),
    ...(months === undefined ? {} : { prazo: months }),
    ...(insured === undefined ? {} : { comSeguro: insured }),
    ...(kind === undefined ? {} : { tipo: kind }),
    ...(pricingType === undefined ? {} : { pricingType: pricingType as NonNullable<Body['pricingType']> }), // an open list of the contract
    ...(contracts === undefined ? {} : { contracts: [...contracts] }),
  };
}
