import { ENDLESS } from '../../check.ts';
import type { StartingWorld } from '../../define-scenario.ts';

/** Marina is about to confirm that the card is hers. Only her code, or the link of the message, ends the step. */
export const atConfirmation: StartingWorld = {
  proposal: { currentStep: 'validacao', answers: {}, stepStatus: { validacao: 'init' } },
  checks: { validacao: { polls: ENDLESS, ends: 'success', begins: 'init', stays: true } },
};
