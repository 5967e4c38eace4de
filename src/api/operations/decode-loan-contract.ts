import type { LoanContract } from '#journey/model/loan-contract.ts';
import { asRecord, readDisplayText, readNumber, readText } from '../decode/json.ts';
import { readCents } from '../decode/read-cents.ts';

/**
 * The members that the contracts of 7.14 and of 7.35 have in common. `undefined` without an id: nobody can choose such
 * a contract.
 */
export function decodeLoanContract(json: unknown): LoanContract | undefined {
  const source = asRecord(json);
  const id = readText(source, '_id');
  if (id === '') return undefined;
  return {
    id,
    number: readDisplayText(source, 'number'),
    bankName: readDisplayText(source, 'bankName') || readDisplayText(source, 'bankCode'),
    balance: readCents(source, 'balance'),
    installmentValue: readCents(source, 'installmentValue'),
    paidInstallments: readNumber(source, 'paidInstallments'),
    totalInstallments: readNumber(source, 'totalInstallments'),
  };
}
