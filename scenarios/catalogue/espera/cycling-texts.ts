import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { allAnswers } from '../../products/credito-pessoal.answers.ts';

export const textosDaEspera = defineScenario({
  id: 'textos-da-espera',
  title: 'Espera com textos que mudam',
  story:
    'O serviço pede textos que mudam durante a espera da proposta de Marina: eles aparecem na análise e na conclusão, até a página final.',
  requirements: ['3.19g', '9.10', '4.21'],
  product: 'credito-pessoal',
  tags: ['espera'],
  world: {
    proposal: {
      currentStep: 'analise-de-credito',
      answers: allAnswers(marina),
      situation: 'emAnalise',
      shouldDisplayLoadingCyclic: true,
    },
    checks: { 'analise-de-credito': { polls: 2, ends: 'success' } },
    completion: { polls: 2, ends: 'success' },
  },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'Conferindo suas respostas' },
    { do: 'nextPoll' },
    { do: 'nextPoll' },
    { do: 'waitFor', heading: 'Estamos finalizando sua proposta' },
    { do: 'waitFor', text: 'Conferindo suas respostas' },
    { do: 'waitFor', heading: 'Proposta enviada' },
  ],
  verdict: {
    notSeen: ['Conferindo suas respostas'],
    effects: { proposals: 1, finished: 1 },
    endsAt: { heading: 'Proposta enviada' },
  },
});
