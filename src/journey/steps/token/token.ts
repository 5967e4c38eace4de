import { type OwnTexts, type StepTexts, statusTexts } from '../status-texts.ts';

/** A code or link confirms who the customer is (2.23). */
export const token = (overrides: OwnTexts): StepTexts =>
  statusTexts(
    'phone',
    {
      init: { button: { label: 'Solicitar Token', action: 'requestToken' }, secondaryButton: null },
      // Another code is the secondary action; the view offers it after the pause.
      waiting: { button: { label: 'Confirmar código', action: 'enterToken' }, secondaryButton: null },
      remake: {
        title: 'Peça um novo código',
        text: 'O código anterior não vale mais.',
        button: { label: 'Solicitar Token', action: 'redo' },
      },
    },
    overrides,
  );
