import { createSignatureTexts } from './create-signature-texts.ts';

/** The signature at Unico with a liveness check, by a link in an SMS; the status remake offers another SMS (2.31). */
export const unicoSignWithLiveness = createSignatureTexts({
  init: { text: 'Vamos enviar por SMS o link do contrato e da prova de vida.' },
  waiting: {
    picture: 'signingPhone',
    title: 'Assine pelo link do SMS, com prova de vida',
    text: 'O link abre a câmera: o seu rosto confirma a assinatura.',
    button: { label: 'Abrir link', action: 'openLink' },
  },
  success: { title: 'Contrato assinado com prova de vida', text: 'Sua assinatura e seu rosto conferem.' },
  failed: {
    title: 'A assinatura com prova de vida falhou',
    text: 'Seu rosto ou sua assinatura não pôde ser confirmado. Você pode tentar de novo agora.',
  },
  remake: {
    picture: 'signingPhone',
    title: 'O link do SMS não vale mais',
    text: 'Peça outra mensagem para assinar o contrato com prova de vida.',
    button: { label: 'Receber um novo SMS', action: 'resendSms' },
  },
});
