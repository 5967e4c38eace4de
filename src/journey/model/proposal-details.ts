/** A document of the proposal (3.50). `situation` has the service's spelling; empty if there is none. */
export interface ProposalDocument {
  name: string;
  situation: string;
}

/** An event of the proposal's history. `date`: an ISO moment. */
export interface ProposalEvent {
  situation: string;
  description: string;
  date: string;
}

/** The details of a proposal, for display only (7.13). Missing members are empty or `undefined`. */
export interface ProposalDetails {
  id: string;
  situation: string;
  currentStep: string;
  productName: string;
  bankName: string;
  /** In cents. */
  amount: number | undefined;
  /** ISO moments. */
  createdAt: string;
  updatedAt: string;
  documents: readonly ProposalDocument[];
  history: readonly ProposalEvent[];
}
