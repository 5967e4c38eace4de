import { createSignatureTexts } from './create-signature-texts.ts';

/** The signature at Clicksign (2.29). */
export const clickSign = createSignatureTexts({
  init: { text: 'Toque em Continuar para enviarmos o contrato à Clicksign.' },
  waiting: {
    title: 'Assine o contrato na Clicksign',
    text: 'Enviamos o contrato por e-mail. Você também pode abri-lo por aqui.',
    withoutLink: { text: 'Enviamos o contrato por e-mail.' },
  },
  success: { title: 'Contrato assinado', text: 'Recebemos sua assinatura pela Clicksign.' },
  failed: {
    title: 'A assinatura não foi concluída',
    text: 'A Clicksign não confirmou a assinatura. Você pode tentar de novo agora.',
  },
});
