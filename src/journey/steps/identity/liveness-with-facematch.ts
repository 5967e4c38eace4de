import { createIdentityTexts } from './create-identity-texts.ts';

/** Liveness check, then comparison of the face with the document (2.27). */
export const livenessWithFacematch = createIdentityTexts({
  init: { title: 'Faça a prova de vida e confirme seu rosto' },
  waiting: {
    title: 'Aguardando a prova de vida e a sua foto',
    text: 'Depois da prova de vida, comparamos a sua foto com a do documento.',
  },
  success: { title: 'Identidade confirmada', text: 'A prova de vida e a foto conferem.' },
  failed: {
    title: 'Não conseguimos confirmar sua identidade',
    text: 'A prova de vida ou a foto não conferiu. Você pode tentar de novo agora.',
  },
});
