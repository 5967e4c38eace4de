import type { ProposalDetails } from '../model/proposal-details.ts';

/** Details of a proposal for tests with these members and otherwise empty ones. */
export const detailsWith = (overrides: Partial<ProposalDetails>): ProposalDetails => ({
  id: 'p',
  situation: '',
  currentStep: '',
  productName: '',
  bankName: '',
  amount: undefined,
  createdAt: '',
  updatedAt: '',
  documents: [],
  history: [],
  ...overrides,
});
