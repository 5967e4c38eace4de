/** A proposal that the same person already has (4.16), as far as the service tells of it: what is empty it left out. */
export interface FoundProposal {
  id: string;
  /** The hash that opens it. */
  hashId: string;
  /** Slug of the step it stands at. */
  currentStep: string;
  /** What that step is called. */
  stepName: string;
  situation: string;
  productName: string;
  bankName: string;
  /** https address, or empty. */
  bankImage: string;
  /** ISO date and time. */
  createdAt: string;
  /** In cents. */
  value: number | undefined;
  /** A new proposal may be made of what was filled so far (7.17). */
  canFork: boolean;
}
