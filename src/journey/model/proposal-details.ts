/** A document of the proposal (3.50). `situation` as the service says it; empty before there is one. */
export interface ProposalDocument {
  name: string;
  situation: string;
}

/** Something that happened to the proposal. `date`: an ISO moment. */
export interface ProposalEvent {
  situation: string;
  description: string;
  date: string;
}

/** A proposal to be read, not continued (7.13). What the service does not say is empty or absent. */
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
