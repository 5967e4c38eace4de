import { AUTOMATIC, createIdentityTexts } from './create-identity-texts.ts';

/** A provider compares the face with the document (2.27). */
export const facematch = createIdentityTexts({
  init: { title: 'Vamos comparar seu rosto com o documento' },
  waiting: {
    title: 'Confirmação do seu rosto',
    text: 'Abra a verificação: comparamos a sua foto com a do documento.',
    withoutLink: { ...AUTOMATIC, text: 'Estamos comparando a sua foto com a do documento.' },
  },
  success: { title: 'Rosto confirmado', text: 'A sua foto combina com a do documento.' },
  failed: {
    title: 'Não conseguimos confirmar seu rosto',
    text: 'Não foi possível confirmar que a sua foto e a do documento são da mesma pessoa. Você pode tentar de novo agora.',
  },
});
