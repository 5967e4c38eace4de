import { AUTOMATIC, createIdentityTexts } from './create-identity-texts.ts';

/** Liveness check (2.27). */
export const liveness = createIdentityTexts({
  init: { title: 'Faça a prova de vida' },
  waiting: {
    title: 'Aguardando sua prova de vida',
    text: 'Siga as instruções da página da verificação para mostrar que é você.',
    withoutLink: {
      ...AUTOMATIC,
      text: 'Depois da confirmação da prova de vida, seguimos para a próxima etapa.',
    },
  },
  success: { title: 'Prova de vida concluída', text: 'Confirmamos que é você.' },
  failed: {
    title: 'A prova de vida não foi concluída',
    text: 'Não foi possível confirmar que é você. Você pode tentar de novo agora.',
  },
});
