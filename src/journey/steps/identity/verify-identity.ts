import { AUTOMATIC, createIdentityTexts } from './create-identity-texts.ts';

/** Verification of the customer's identity (4.7). */
export const verifyIdentity = createIdentityTexts({
  init: { title: 'Vamos verificar sua identidade' },
  waiting: {
    title: 'Verificação da sua identidade',
    text: 'Abra a verificação: conferimos seus documentos e sua foto para proteger o seu nome contra fraudes.',
    withoutLink: {
      ...AUTOMATIC,
      text: 'Estamos conferindo seus documentos e sua foto para proteger o seu nome contra fraudes.',
    },
  },
  success: { title: 'Identidade verificada', text: 'Tudo confere com o que você informou.' },
  failed: {
    title: 'Não conseguimos verificar sua identidade',
    text: 'Documentos e foto não puderam ser conferidos. Você pode tentar de novo agora.',
  },
});
