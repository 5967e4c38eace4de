import { identity } from './identity.ts';

/** A selfie (4.7). */
export const selfieCaptura = identity({
  init: { title: 'Tire uma selfie' },
  waiting: {
    title: 'Aguardando sua selfie',
    text: 'Centralize o rosto na moldura e olhe para a câmera.',
  },
  success: { title: 'Selfie recebida', text: 'A foto ficou nítida.' },
  failed: {
    title: 'A selfie não foi aceita',
    text: 'A foto ficou escura ou cortada. Você pode tirar outra agora.',
  },
});
