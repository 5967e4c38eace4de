import type { WireProposal, WireSystem } from '../wire.ts';
import type { Product } from './define-product.ts';

/**
 * The whole answer of the system call for a proposal, for a plan that needs another state than the world's.
 */
export const systemAnswer = (product: Product, proposal: WireProposal | null): WireSystem => ({
  ...product.system,
  steps: [...product.steps],
  proposal,
  waitingFinishFillProposalSelfContract: false,
  jwtToken: '',
});
