import { AUTOMATIC, createIdentityTexts } from './create-identity-texts.ts';

/** A selfie (4.7). */
export const selfieCaptura = createIdentityTexts({
  init: { title: 'Tire uma selfie' },
  waiting: {
    title: 'Confirmação da sua selfie',
    text: 'Abra a verificação, centralize o rosto na moldura e olhe para a câmera.',
    withoutLink: { ...AUTOMATIC, text: 'Depois da confirmação da selfie, seguimos para a próxima etapa.' },
  },
  success: { title: 'Selfie recebida', text: 'A foto ficou nítida.' },
  failed: {
    title: 'A selfie não foi aceita',
    text: 'Procure um lugar claro, com o rosto inteiro na moldura. Você pode tirar outra agora.',
  },
});
