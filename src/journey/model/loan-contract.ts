/** A loan the customer already has (7.14). Amounts in cents; absent where the service does not say. */
export interface LoanContract {
  id: string;
  number: string;
  bankName: string;
  balance: number | undefined;
  installmentValue: number | undefined;
  paidInstallments: number | undefined;
  totalInstallments: number | undefined;
  /** What is signed with it, where that is what it is for (assumption 2.11). */
  name?: string;
  /** Where it is read and signed. */
  link?: string;
  /** pending, signed, refused; empty or absent where nothing is signed. */
  signature?: string;
}
