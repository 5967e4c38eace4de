import { createCreditTexts } from './create-credit-texts.ts';

/** A score based on the customer's payment history (2.32). */
export const behaviourScore = createCreditTexts({
  init: { title: 'Vamos consultar seu histórico' },
  waiting: {
    title: 'Estamos avaliando seu histórico de pagamentos',
    text: 'O banco calcula uma pontuação a partir dos seus pagamentos anteriores.',
  },
  success: { title: 'Histórico conferido', text: 'Seu histórico permite seguir com a proposta.' },
  failed: {
    title: 'Não conseguimos consultar seu histórico',
    text: 'A pontuação do seu histórico não ficou pronta. Você pode tentar de novo agora.',
  },
});
