import type { LoanContract } from '../model/loan-contract.ts';

/** A loan that a portability or refinancing may take over (3.42, 7.35). */
export interface TakeoverContract extends LoanContract {
  /** As a fraction; `undefined` if the service does not send it. */
  monthlyRate: number | undefined;
  /** The pricing type for which the contract may be used; empty for all. */
  pricingType: string;
}

/** The contracts that a simulation may take over. */
export const contractsFor = (
  contracts: readonly TakeoverContract[],
  pricingType: string | undefined,
): TakeoverContract[] =>
  contracts.filter(contract => contract.pricingType === '' || contract.pricingType === pricingType);
