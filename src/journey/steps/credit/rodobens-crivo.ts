import { createCreditTexts } from './create-credit-texts.ts';

/** Score analysis (2.25). */
export const rodobensCrivo = createCreditTexts({
  init: { title: 'Vamos calcular seu score' },
  waiting: {
    title: 'Estamos analisando seu score',
    text: 'Sua pontuação de crédito está sendo calculada. Esta tela avança sozinha.',
  },
  success: { title: 'Score analisado', text: 'Sua pontuação permite seguir com a proposta.' },
  failed: {
    title: 'Não conseguimos analisar seu score',
    text: 'A sua pontuação de crédito não pôde ser calculada. Você pode tentar de novo agora.',
  },
});
