/** A contract of the customer (7.14). Amounts in cents; `undefined` if the service does not send them. */
export interface LoanContract {
  id: string;
  number: string;
  bankName: string;
  balance: number | undefined;
  installmentValue: number | undefined;
  paidInstallments: number | undefined;
  totalInstallments: number | undefined;
  /** Name, link and signature belong to contracts that must be signed (assumption 2.11). */
  name?: string;
  /** The address for reading and signing. */
  link?: string;
  /** Status of the signature: pending, signed, refused; empty or absent if nothing must be signed. */
  signature?: string;
}
