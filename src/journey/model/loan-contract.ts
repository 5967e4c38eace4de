/** A loan of the customer (7.14). Amounts in cents; absent if the service does not say. */
export interface LoanContract {
  id: string;
  number: string;
  bankName: string;
  balance: number | undefined;
  installmentValue: number | undefined;
  paidInstallments: number | undefined;
  totalInstallments: number | undefined;
  /** Its signature, if it must be signed (assumption 2.11). */
  name?: string;
  /** The address for reading and signing. */
  link?: string;
  /** pending, signed, refused; empty or absent if nothing must be signed. */
  signature?: string;
}
