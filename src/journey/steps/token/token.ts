import { type OwnTexts, type StepTexts, statusTexts } from '../status-texts.ts';

/** A code or link confirms who the customer is (2.23). */
export const token = (own: OwnTexts): StepTexts =>
  statusTexts(
    'phone',
    {
      init: { button: { label: 'Solicitar Token', action: 'requestToken' }, aside: null },
      remake: {
        picture: 'remake',
        title: 'Peça um novo código',
        text: 'O código anterior não vale mais.',
        button: { label: 'Solicitar Token', action: 'redo' },
      },
    },
    own,
  );
