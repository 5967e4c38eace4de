/** A loan the customer already has (7.14). Amounts in cents; absent where the service does not say. */
export interface LoanContract {
  id: string;
  number: string;
  bankName: string;
  balance: number | undefined;
  installmentValue: number | undefined;
  paidInstallments: number | undefined;
  totalInstallments: number | undefined;
}
