import { type OwnTexts, type StepTexts, statusTexts } from '../status-texts.ts';

/** A code or link confirms who the customer is (2.23). */
export const token = (own: OwnTexts): StepTexts =>
  statusTexts(
    'phone',
    {
      init: { button: { label: 'Solicitar Token', action: 'requestToken' }, aside: null },
      // Another code is the way aside here; its view offers it once it may be asked for.
      waiting: { button: { label: 'Confirmar código', action: 'enterToken' }, aside: null },
      remake: {
        title: 'Peça um novo código',
        text: 'O código anterior não vale mais.',
        button: { label: 'Solicitar Token', action: 'redo' },
      },
    },
    own,
  );
