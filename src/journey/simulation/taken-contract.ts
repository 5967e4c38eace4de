import type { LoanContract } from '../model/loan-contract.ts';

/** A loan that a portability or refinancing may take over (3.42, 7.35). */
export interface TakenContract extends LoanContract {
  /** As a fraction; `undefined` where the service does not say it. */
  monthlyRate: number | undefined;
  /** What can be done with it; empty: anything. */
  pricingType: string;
}

/** Those that a simulation may take over. */
export const contractsFor = (
  contracts: readonly TakenContract[],
  pricingType: string | undefined,
): TakenContract[] =>
  contracts.filter(contract => contract.pricingType === '' || contract.pricingType === pricingType);
