import { createTokenTexts } from './create-token-texts.ts';

/** The customer confirms their identity by a code (2.23). */
export const tokenValidation = createTokenTexts({
  init: {
    title: 'Confirme que é você',
    text: 'Escolha onde quer receber o código de confirmação.',
  },
  waiting: {
    title: 'Enviamos um link para você',
    text: 'Toque no link da mensagem ou digite aqui o código que veio com ela.',
    now: 'Assim que você abrir o link, esta tela avança sozinha.',
  },
  success: { title: 'Identidade confirmada', text: 'Recebemos a sua confirmação.' },
  failed: {
    title: 'Não conseguimos confirmar o código',
    text: 'O link expirou ou o código não confere. Peça outro e tente de novo.',
  },
  review: {
    title: 'Sua confirmação está em revisão',
    text: 'Estamos conferindo a confirmação recebida.',
  },
});
