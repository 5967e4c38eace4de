import { createCheckTexts } from './create-check-texts.ts';

/** Legal review (2.27, 6.3). */
export const juridical = createCheckTexts(
  {
    init: { title: 'Vamos enviar sua proposta ao jurídico' },
    waiting: {
      title: 'O jurídico está analisando sua proposta',
      text: 'A equipe jurídica do banco confere os documentos e as condições da proposta.',
      now: 'A análise é feita por pessoas. Se precisar sair, volte depois pelo mesmo link.',
    },
    success: { title: 'Análise jurídica aprovada', text: 'A parte legal da sua proposta está em ordem.' },
    failed: {
      title: 'A análise jurídica não foi aprovada',
      text: 'O jurídico encontrou algo que impede a contratação. Você pode pedir uma nova análise.',
    },
    remake: {
      title: 'O jurídico pediu um ajuste',
      text: 'Um documento precisa ser enviado de novo para a análise continuar.',
    },
    review: {
      title: 'O jurídico está revendo sua proposta',
      text: 'A análise foi reaberta por um especialista. Não é preciso enviar nada agora.',
    },
  },
  'scale',
);
