/** A proposal that the same person already has (4.16). A member that the service left out is empty. */
export interface FoundProposal {
  id: string;
  hashId: string;
  /** Slug of the current step. */
  currentStep: string;
  /** Name of the current step. */
  stepName: string;
  situation: string;
  productName: string;
  bankName: string;
  /** https address, or empty. */
  bankImage: string;
  /** ISO date and time. */
  createdAt: string;
  /** In cents. */
  amount: number | undefined;
  /** Whether a new proposal may be created from the filled part of this one (7.17). */
  canFork: boolean;
}
