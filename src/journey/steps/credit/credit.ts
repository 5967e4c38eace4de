import { type StepTexts, statusTexts, type TextOverrides } from '../status-texts.ts';

/** Credit analysis and scores: the bank decides about the amount (1.3). */
export const credit = (overrides: TextOverrides): StepTexts =>
  statusTexts(
    'gauge',
    {
      remake: {
        picture: 'remake',
        badge: null,
        title: 'Há uma nova condição para você',
        text: 'Com base na análise, preparamos outra simulação.',
        button: { label: 'Ver nova simulação', action: 'newSimulation' },
      },
    },
    overrides,
  );
