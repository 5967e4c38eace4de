import { createApprovalTexts } from './create-approval-texts.ts';

/** The employer confirms the employee (2.30). */
export const aguardandoAprovacaoFuncionario = createApprovalTexts('approval', {
  init: { title: 'Vamos avisar o seu RH' },
  waiting: {
    title: 'Aguardando a aprovação do seu RH',
    text: 'O RH precisa confirmar que você é funcionário e qual é o seu salário.',
  },
  success: { title: 'O RH aprovou', text: 'Seu vínculo com a empresa foi confirmado.' },
  failed: {
    title: 'O RH não confirmou seu vínculo',
    text: 'Fale com o RH da sua empresa. Depois você pode pedir a confirmação de novo.',
  },
});
