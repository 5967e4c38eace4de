import { createIdentityTexts } from './create-identity-texts.ts';

/** Liveness check and comparison of the face with the government's records (2.27). */
export const serproLivenessWithFacematch = createIdentityTexts({
  init: { title: 'Confirme seu rosto com o Serpro' },
  waiting: {
    title: 'Aguardando a confirmação do seu rosto no Serpro',
    text: 'A prova de vida e a sua foto são comparadas com a base do governo federal.',
  },
  success: { title: 'O Serpro confirmou seu rosto', text: 'A prova de vida e a foto conferem.' },
  failed: {
    title: 'O Serpro não confirmou seu rosto',
    text: 'Não foi possível confirmar seu rosto na base do governo. Você pode tentar de novo agora.',
  },
});
