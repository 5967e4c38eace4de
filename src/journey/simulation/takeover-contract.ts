import type { LoanContract } from '../model/loan-contract.ts';

/** A loan that a portability or refinancing may take over (3.42, 7.35). */
export interface TakeoverContract extends LoanContract {
  /** As a fraction; `undefined` where the service does not say it. */
  monthlyRate: number | undefined;
  /** Its permitted use; empty: anything. */
  pricingType: string;
}

/** The contracts that a simulation may take over. */
export const contractsFor = (
  contracts: readonly TakeoverContract[],
  pricingType: string | undefined,
): TakeoverContract[] =>
  contracts.filter(contract => contract.pricingType === '' || contract.pricingType === pricingType);
