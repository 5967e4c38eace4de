/** A proposal that the same person already has (4.16). Empty members were absent. */
export interface FoundProposal {
  id: string;
  /** Its hash id. */
  hashId: string;
  /** Slug of its current step. */
  currentStep: string;
  /** Name of that step. */
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
  /** A new proposal may be created from its filled part (7.17). */
  canFork: boolean;
}
