import {
  createStatusTexts,
  NEW_SIMULATION_BUTTON,
  type StepTexts,
  type TextOverrides,
} from '../status-texts.ts';

/** Credit analysis and scores: the bank decides about the amount (1.3). */
export const createCreditTexts = (overrides: TextOverrides): StepTexts =>
  createStatusTexts(
    'gauge',
    {
      remake: {
        picture: 'remake',
        badge: null,
        title: 'Há uma nova condição para você',
        text: 'Com base na análise, preparamos outra simulação.',
        button: NEW_SIMULATION_BUTTON,
      },
    },
    overrides,
  );
