import { createSignatureTexts } from './create-signature-texts.ts';

/** The signature at Unico, by a link in an SMS that the visitor can request again (2.31). */
export const unicoSign = createSignatureTexts({
  init: { text: 'Toque em Continuar para receber o contrato por SMS.' },
  waiting: {
    picture: 'signingPhone',
    title: 'Enviamos o contrato por SMS',
    text: 'Abra o link da mensagem para assinar com a Unico.',
    button: { label: 'Solicitar reenvio', action: 'resendSms' },
  },
  success: { title: 'Assinatura confirmada', text: 'A Unico confirmou a sua assinatura.' },
  failed: {
    title: 'A Unico não confirmou a assinatura',
    text: 'O contrato continua sem a sua assinatura. Você pode tentar de novo agora.',
  },
});
