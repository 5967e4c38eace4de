import { createStatusTexts, type StepTexts, type TextOverrides } from '../status-texts.ts';

const createReviewTexts = (overrides: TextOverrides): StepTexts =>
  createStatusTexts(
    'review',
    { init: { button: { label: 'Continuar', action: 'submit' }, secondaryButton: null } },
    overrides,
  );

/** The review of all answers (4.7). */
export const review = createReviewTexts({
  init: { title: 'Revise sua proposta', text: 'Confira se está tudo certo antes de enviar.' },
  waiting: {
    title: 'Estamos recebendo sua revisão',
    text: 'A proposta que você conferiu está sendo enviada.',
  },
  success: { title: 'Revisão concluída', text: 'Você conferiu sua proposta.' },
  failed: {
    title: 'Não conseguimos registrar a revisão',
    text: 'A proposta continua como estava. Você pode tentar de novo agora.',
  },
});

/** The details of the proposal at the service (4.7, 7.13). */
export const details = createReviewTexts({
  init: { title: 'Detalhes da proposta', text: 'Este é o resumo do que está sendo contratado.' },
  waiting: {
    title: 'Estamos reunindo os detalhes',
    text: 'O resumo da sua proposta está sendo preparado.',
  },
  success: { title: 'Detalhes conferidos', text: 'O resumo da proposta está completo.' },
  failed: {
    title: 'Não conseguimos reunir os detalhes',
    text: 'O resumo não ficou pronto. Você pode tentar de novo agora.',
  },
});
