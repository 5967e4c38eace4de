import { createApprovalTexts } from './create-approval-texts.ts';

/** The company approves the proposal (2.29). */
export const proposalAnalysis = createApprovalTexts('approval', {
  init: { title: 'Vamos enviar sua proposta à empresa' },
  waiting: {
    title: 'A empresa está analisando sua proposta',
    text: 'A empresa recebe sua proposta e precisa aprovar a contratação.',
  },
  success: { title: 'A empresa aprovou', text: 'Sua proposta foi aprovada pela empresa.' },
  failed: {
    title: 'A empresa não aprovou a proposta',
    text: 'Fale com a empresa para saber o motivo. Depois você pode pedir uma nova análise.',
  },
  remake: {
    title: 'A empresa pediu um ajuste',
    text: 'Revise os dados e envie a proposta à empresa novamente.',
    correction: {
      answers: 'any',
      label: 'Revisar dados',
      textWithoutForm: 'A empresa pediu uma correção nos dados. Para corrigir, fale com quem enviou o link.',
    },
  },
});
