import { createCreditTexts } from './create-credit-texts.ts';

/** Score analysis (2.25). */
export const rodobensCrivo = createCreditTexts({
  init: { title: 'Vamos calcular seu score' },
  waiting: {
    title: 'Estamos analisando seu score',
    text: 'Seu score de crédito está sendo calculado. Esta tela avança sozinha.',
  },
  success: { title: 'Score analisado', text: 'Seu score permite seguir com a proposta.' },
  failed: {
    title: 'Não conseguimos analisar seu score',
    text: 'O seu score de crédito não pôde ser calculado. Você pode tentar de novo agora.',
  },
});
