import { createApprovalTexts } from './create-approval-texts.ts';

/** An operator analyses the proposal by hand (2.32). */
export const analiseManualMesa = createApprovalTexts('deskLamp', {
  init: { title: 'Sua proposta vai para a mesa de análise' },
  waiting: {
    title: 'Sua proposta está na mesa de análise',
    text: 'Um especialista do banco confere sua proposta.',
  },
  success: { title: 'A mesa aprovou sua proposta', text: 'O especialista concluiu a análise.' },
  failed: {
    title: 'A mesa não aprovou a proposta',
    text: 'O especialista não pôde aprovar. Você pode pedir uma nova análise.',
  },
  remake: {
    title: 'A mesa pediu uma correção',
    text: 'O especialista precisa que você corrija algo antes de continuar.',
  },
});
