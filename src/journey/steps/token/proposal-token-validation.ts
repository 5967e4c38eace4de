import { createTokenTexts } from './create-token-texts.ts';

/** The customer confirms the proposal by a code (4.7). */
export const proposalTokenValidation = createTokenTexts({
  init: {
    title: 'Confirme sua proposta',
    text: 'Para registrar a proposta, confirme com um código. Escolha onde quer receber.',
  },
  waiting: {
    title: 'Falta confirmar a proposta',
    text: 'Enviamos um link para você. Toque nele, ou digite aqui o código, para confirmar a proposta.',
    now: 'Depois da confirmação, a proposta segue para o banco.',
  },
  success: { title: 'Proposta confirmada', text: 'Sua confirmação foi registrada.' },
  failed: {
    title: 'A proposta não foi confirmada',
    text: 'O código da proposta expirou ou não confere. Peça outro e tente de novo.',
  },
  review: {
    title: 'A confirmação da proposta está em revisão',
    text: 'O banco está conferindo a confirmação recebida.',
  },
});
