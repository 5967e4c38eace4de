import { createStatusTexts, type StepTexts, type TextOverrides } from '../status-texts.ts';

/** The texts of a confirmation by a code or link (2.23). */
export const createTokenTexts = (overrides: TextOverrides): StepTexts =>
  createStatusTexts(
    'phone',
    {
      init: { button: { label: 'Solicitar Token', action: 'requestToken' }, secondaryButton: null },
      // No secondary button: the view has a link of its own, which requests another code after a pause.
      waiting: { button: { label: 'Confirmar código', action: 'enterToken' }, secondaryButton: null },
      // As at init: the press sends a new code.
      failed: { button: { label: 'Solicitar Token', action: 'retry' } },
      remake: {
        title: 'Peça um novo código',
        text: 'O código anterior não vale mais.',
        button: { label: 'Solicitar Token', action: 'redo' },
      },
    },
    overrides,
  );
