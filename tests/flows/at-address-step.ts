import { marina } from '#scenarios/cast/personas.ts';
import { personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';

/** A proposal of the personal loan whose first step is answered. */
export const proposalAtAddress = {
  currentStep: 'endereco',
  answers: { 'dados-pessoais': personalAnswers(marina) },
};

/** The world of a visitor at the second step of the personal loan. */
export const atAddressStep = { proposal: proposalAtAddress };
