import { createCheckTexts } from './create-check-texts.ts';

/** Following the proposal up while the bank works on it (4.9). */
export const acompanhamento = createCheckTexts(
  {
    waiting: {
      title: 'Acompanhe sua proposta',
      text: 'Sua proposta está com o banco. Cada mudança aparece aqui.',
      now: 'Pode fechar esta tela: pelo mesmo link você vê em que ponto a proposta está.',
      mayLeave: true,
    },
    success: { title: 'Sua proposta avançou', text: 'O banco concluiu esta etapa.' },
    failed: {
      title: 'Não conseguimos atualizar o acompanhamento',
      text: 'Sua proposta continua com o banco. Tente ver a situação dela de novo.',
    },
  },
  'signal',
);
