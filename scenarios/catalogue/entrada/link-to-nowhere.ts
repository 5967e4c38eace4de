import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';

export const linkToNowhere = defineScenario({
  id: 'link-to-nowhere',
  title: 'Endereço que não existe',
  story:
    'O link aponta para um endereço que o aplicativo não conhece. Marina chega à etapa em que a proposta está.',
  requirements: ['2.7', '2.15'],
  product: 'credito-pessoal',
  tags: ['link'],
  world: {
    proposal: {
      currentStep: 'dados-bancarios',
      answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
    },
  },
  plan: {},
  walk: [
    { do: 'open', path: '/nada/por/aqui' },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: { endsAt: { path: '/dados-bancarios' } },
});
