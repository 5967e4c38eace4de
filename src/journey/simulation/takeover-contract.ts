import { searchOptions } from '../form/options.ts';
import type { Option } from '../model/field.ts';
import type { LoanContract } from '../model/loan-contract.ts';

/** A loan that a portability or refinancing may take over (3.42, 7.35). */
export interface TakeoverContract extends LoanContract {
  /** Clearing code of the bank; empty if the service does not send it. */
  bankCode: string;
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

/**
 * Whether the bank of a contract is in the list of those that take part in credit transfers. The list may write the
 * name with other accents or capitals than the contract. A contract without a bank counts as one of the list.
 */
export const isOfParticipant = (
  { bankCode, bankName }: TakeoverContract,
  participants: readonly Option[],
): boolean =>
  (bankCode !== '' && participants.some(({ value }) => value === bankCode)) ||
  searchOptions(participants, bankName, 1).length > 0;
