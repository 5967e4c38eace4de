import { createSignatureTexts } from './create-signature-texts.ts';

/** The customer's signature is pending (2.29). */
export const waiting = createSignatureTexts({
  init: { text: 'Toque em Continuar para prepararmos o contrato com as condições que você aceitou.' },
  waiting: {
    title: 'Seu contrato está sendo preparado',
    text: 'Depois, só falta a sua assinatura.',
    withLink: {
      title: 'Assinatura pendente',
      text: 'Só falta a sua assinatura para a proposta seguir adiante.',
    },
    withoutLink: { now: 'Assim que o contrato ficar pronto, você poderá assinar por aqui.' },
  },
  success: { title: 'Assinatura recebida', text: 'Sua proposta pode seguir adiante.' },
  failed: {
    title: 'Não recebemos a sua assinatura',
    text: 'O prazo para assinar terminou ou a assinatura não chegou. Você pode tentar de novo agora.',
  },
});
