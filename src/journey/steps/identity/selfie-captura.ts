import { createIdentityTexts } from './create-identity-texts.ts';

/** A selfie (4.7). */
export const selfieCaptura = createIdentityTexts({
  init: { title: 'Tire uma selfie' },
  waiting: {
    title: 'Aguardando sua selfie',
    text: 'Centralize o rosto na moldura e olhe para a câmera.',
  },
  success: { title: 'Selfie recebida', text: 'A foto ficou nítida.' },
  failed: {
    title: 'A selfie não foi aceita',
    text: 'Procure um lugar claro, com o rosto inteiro na moldura. Você pode tirar outra agora.',
  },
});
