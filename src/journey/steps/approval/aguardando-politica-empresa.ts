import { createApprovalTexts } from './create-approval-texts.ts';

/** The company decides about its conditions (2.30); polled every 15 s (4.29). */
export const aguardandoPoliticaEmpresa = createApprovalTexts('companyRules', {
  init: { title: 'Vamos consultar a política da empresa' },
  waiting: {
    title: 'Aguardando a política da empresa',
    text: 'A empresa define as condições que oferece aos funcionários.',
  },
  success: { title: 'Política da empresa definida', text: 'Já sabemos as condições para você.' },
  failed: {
    title: 'A empresa ainda não definiu as condições',
    text: 'Sem a política da empresa, não há como seguir agora. Você pode consultar de novo.',
  },
});
