import { createStatusTexts, type StepTexts, type TextOverrides } from '../status-texts.ts';

/** The signature of a contract at a provider; the service sends the link (2.27, 2.29, 2.31). */
export const createSignatureTexts = (overrides: TextOverrides): StepTexts =>
  createStatusTexts(
    'pen',
    {
      init: {
        title: 'Seu contrato está quase pronto',
        button: { label: 'Continuar', action: 'begin' },
        secondaryButton: null,
      },
      waiting: {
        now: 'Leia o contrato com calma antes de assinar. Esta tela avança sozinha depois da assinatura.',
        whenSigned: {
          title: 'Recebemos sua assinatura',
          text: 'Falta só a confirmação. Você não precisa assinar de novo.',
          now: 'Esta tela avança sozinha depois da confirmação.',
        },
        button: { label: 'Abrir contrato', action: 'openLink' },
      },
      remake: {
        title: 'O contrato precisa ser assinado de novo',
        text: 'A assinatura não foi aceita. Preparamos o contrato mais uma vez para você.',
      },
      review: {
        title: 'Sua assinatura está em revisão',
        text: 'Uma pessoa está conferindo o contrato assinado.',
      },
    },
    overrides,
  );
