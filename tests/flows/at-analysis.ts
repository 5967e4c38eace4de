import { marina } from '#scenarios/cast/personas.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import type { FlowStage } from './flow-stage.ts';

/** The proposal is at its analysis, which ends so after this number of polls. */
export const atAnalysis = (
  polls: number,
  outcome: 'success' | 'failed' | 'remake' | 'noOffer' = 'success',
) => ({
  proposal: { id: 'p1', currentStep: 'analise-de-credito', answers: allAnswers(marina) },
  checks: { 'analise-de-credito': { polls, ends: outcome } },
});

/** The service is completing the proposal, which ends after this number of polls. */
export const worldInCompletion = (polls: number) => ({
  proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina), completing: true },
  completion: { polls, ends: 'success' as const },
});

/** The number of polls of the step, which has no other updates. */
export const pollCountOf = (visit: FlowStage) => visit.sent('updateStep').length;
