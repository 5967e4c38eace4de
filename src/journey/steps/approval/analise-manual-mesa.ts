import { createApprovalTexts } from './create-approval-texts.ts';

/** An operator analyses the proposal by hand (2.32). */
export const analiseManualMesa = createApprovalTexts('deskLamp', {
  init: { title: 'O banco vai analisar sua proposta' },
  waiting: {
    title: 'Sua proposta está em análise no banco',
    text: 'Uma pessoa do banco está avaliando sua proposta.',
  },
  success: { title: 'O banco aprovou sua proposta', text: 'A análise foi concluída.' },
  failed: {
    title: 'O banco não aprovou a proposta',
    text: 'O banco não pôde aprovar a proposta. Você pode pedir uma nova análise.',
  },
  remake: {
    title: 'O banco pediu uma correção',
    text: 'Corrija o que o banco pediu antes de continuar.',
  },
});
