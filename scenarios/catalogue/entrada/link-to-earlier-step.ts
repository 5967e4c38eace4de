import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';

export const linkToEarlierStep = defineScenario({
  id: 'link-to-earlier-step',
  title: 'Link para uma etapa anterior',
  story:
    'Marina abre o link de uma etapa que já preencheu. A etapa mostra os dados enviados antes, embora a proposta já esteja adiante.',
  requirements: ['2.15', '4.21'],
  product: 'credito-pessoal',
  tags: ['link', 'retomada'],
  world: {
    proposal: {
      currentStep: 'dados-bancarios',
      answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
    },
  },
  plan: {},
  walk: [
    { do: 'open', path: '/endereco' },
    { do: 'waitFor', heading: 'Endereço' },
    { do: 'expectField', field: 'Número', value: marina.number },
  ],
  verdict: { endsAt: { path: '/endereco' }, effects: { savedSteps: 0 } },
});
