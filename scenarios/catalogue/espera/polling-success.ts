import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { allAnswers } from '../../products/credito-pessoal.answers.ts';

export const pollingSuccess = defineScenario({
  id: 'polling-success',
  title: 'Espera que termina bem',
  story:
    'Marina já enviou tudo. A análise leva três consultas, a conclusão mais duas, e a página final aparece sozinha.',
  requirements: ['4.22', '7.15'],
  product: 'credito-pessoal',
  tags: ['espera', 'e2e'],
  world: {
    proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina), situation: 'emAnalise' },
    checks: { 'analise-de-credito': { polls: 3, ends: 'success' } },
    completion: { polls: 2, ends: 'success' },
  },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'nextPoll' },
    { do: 'nextPoll' },
    { do: 'nextPoll' },
    { do: 'waitFor', heading: 'Proposta enviada' },
  ],
  verdict: {
    sent: [
      { operation: 'updateStep', times: 4, poll: true },
      { operation: 'updateStep', times: 0, poll: false },
      { operation: 'finishedUpdate', times: 3 },
    ],
    effects: { proposals: 1, savedSteps: 0, finished: 1 },
    endsAt: { heading: 'Proposta enviada' },
  },
});

const waiting = {
  currentStep: 'analise-de-credito',
  selfContract: {},
  situation: 'emAnalise',
};

export const estadoDesconhecido = defineScenario({
  id: 'estado-desconhecido',
  title: 'A análise passa por um estado desconhecido',
  story:
    'No meio da espera o serviço responde com um estado que o aplicativo não conhece. Ele continua esperando, e a análise termina como as outras.',
  requirements: ['4.1', '4.22'],
  product: 'credito-pessoal',
  tags: ['espera', 'fora do contrato'],
  world: {
    proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina), situation: 'emAnalise' },
    checks: { 'analise-de-credito': { polls: 1, ends: 'success' } },
    completion: { polls: 0, ends: 'success' },
  },
  plan: {
    updateStep: {
      kind: 'sequence',
      answers: [
        { kind: 'world' },
        {
          kind: 'offContract',
          reason: 'The contract has no such status.',
          status: 200,
          body: { data: { ...waiting, stepStatus: 'emFila' } },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [{ do: 'open' }, { do: 'nextPoll' }, { do: 'waitFor', heading: 'Proposta enviada' }],
  verdict: {
    sent: [{ operation: 'updateStep', times: 3, poll: true }],
    effects: { proposals: 1, savedSteps: 0, finished: 1 },
    endsAt: { heading: 'Proposta enviada' },
  },
});
