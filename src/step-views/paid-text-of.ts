import type { LoanContract } from '#journey/model/loan-contract.ts';

/** How much of a loan is paid: '12 de 48 pagas'; '' if the service does not say it. */
export const paidTextOf = ({
  paidInstallments: paid,
  totalInstallments: total,
}: Pick<LoanContract, 'paidInstallments' | 'totalInstallments'>): string =>
  paid === undefined || total === undefined ? '' : `${paid} de ${total} pagas`;
