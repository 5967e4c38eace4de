import { marina } from '#scenarios/cast/personas.ts';
import { addressAnswers, personalAnswers } from '#scenarios/products/credito-pessoal.answers.ts';

/** A proposal of the personal loan whose first step is answered. */
export const proposalAtAddress = {
  currentStep: 'endereco',
  answers: { 'dados-pessoais': personalAnswers(marina) },
};

/** The world of a visitor at the second step of the personal loan. */
export const atAddressStep = { proposal: proposalAtAddress };

/** The world of a visitor at the third step of the personal loan. */
export const atBankStep = {
  proposal: {
    currentStep: 'dados-bancarios',
    answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
  },
};
