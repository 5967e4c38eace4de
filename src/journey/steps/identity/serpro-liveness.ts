import { createIdentityTexts } from './create-identity-texts.ts';

/** Liveness check against the government's records (2.27). */
export const serproLiveness = createIdentityTexts({
  init: { title: 'Faça a prova de vida com o Serpro' },
  waiting: {
    title: 'Aguardando a prova de vida do Serpro',
    text: 'A prova de vida é conferida na base do governo federal.',
  },
  success: { title: 'O Serpro confirmou que é você', text: 'A prova de vida foi aceita.' },
  failed: {
    title: 'O Serpro não confirmou a prova de vida',
    text: 'Não foi possível confirmar que é você na base do governo. Você pode tentar de novo agora.',
  },
});
