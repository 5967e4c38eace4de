import { beatriz } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { addressAnswers, bankAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { submitTerms } from '../../products/credito-pessoal.walk.ts';

export const noOffer = defineScenario({
  id: 'no-offer',
  title: 'Sem oferta',
  story:
    'Beatriz aceita os termos e a análise de crédito termina sem nenhuma oferta. A tela explica isso, e a jornada termina.',
  requirements: ['4.5', '8.1'],
  product: 'credito-pessoal',
  tags: ['sem oferta', 'e2e'],
  world: {
    proposal: {
      currentStep: 'termos',
      answers: {
        'dados-pessoais': personalAnswers(beatriz),
        endereco: addressAnswers(beatriz),
        'dados-bancarios': bankAnswers(beatriz),
      },
    },
    checks: { 'analise-de-credito': { polls: 1, ends: 'noOffer' } },
  },
  plan: {},
  walk: [
    { do: 'open' },
    ...submitTerms,
    { do: 'nextPoll' },
    { do: 'waitFor', text: 'Não temos uma oferta hoje para você' },
  ],
  verdict: {
    seen: [
      'Não temos uma oferta hoje para você',
      'Não se preocupe, se tivermos alguma oferta disponível para você, entraremos em contato.',
    ],
    sent: [
      { operation: 'updateStep', times: 1, poll: false },
      { operation: 'updateStep', times: 2, poll: true },
      { operation: 'finishedUpdate', times: 0 },
    ],
    effects: { proposals: 1, finished: 0 },
  },
});
