import { createCreditTexts } from './create-credit-texts.ts';

/** Credit analysis whose result a person confirms (2.30). */
export const creditAnalysisWithHumanValidation = createCreditTexts({
  init: { title: 'Vamos passar seu crédito para um analista' },
  waiting: {
    title: 'Um analista está avaliando seu crédito',
    text: 'A parte automática terminou. Agora uma pessoa do banco confirma o resultado.',
    now: 'Se precisar sair, volte depois pelo mesmo link.',
  },
  success: { title: 'Crédito confirmado', text: 'O analista aprovou a sua proposta.' },
  failed: {
    title: 'O analista não aprovou a proposta',
    text: 'Desta vez o crédito não foi confirmado. Você pode pedir uma nova avaliação.',
  },
  review: {
    title: 'O analista pediu mais tempo',
    text: 'Sua proposta voltou para análise. Não é preciso enviar nada agora.',
  },
});
