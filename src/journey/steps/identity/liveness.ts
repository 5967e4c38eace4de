import { identity } from './identity.ts';

/** Proof of life (2.27). */
export const liveness = identity({
  init: { title: 'Faça a prova de vida' },
  waiting: {
    title: 'Aguardando sua prova de vida',
    text: 'Siga as instruções da câmera para mostrar que é você quem está aí.',
  },
  success: { title: 'Prova de vida concluída', text: 'Confirmamos que é você.' },
  failed: {
    title: 'A prova de vida não foi concluída',
    text: 'A câmera não conseguiu acompanhar os movimentos. Você pode tentar de novo agora.',
  },
});
