import { createCreditTexts } from './create-credit-texts.ts';

/** Credit analysis; the status remake offers a new simulation (2.24). */
export const creditAnalysis = createCreditTexts({
  init: { title: 'Vamos analisar seu crédito' },
  waiting: {
    title: 'Estamos analisando seu crédito',
    text: 'Consultamos os órgãos de proteção ao crédito e as regras do banco. Esta tela avança sozinha.',
  },
  success: { title: 'Análise concluída', text: 'Sua proposta pode seguir adiante.' },
  failed: {
    title: 'Não conseguimos concluir a análise',
    text: 'A análise de crédito parou no meio. Seus dados estão salvos: tente de novo agora.',
  },
  review: {
    title: 'Sua análise de crédito está em revisão',
    text: 'Um analista está avaliando sua proposta.',
  },
});
