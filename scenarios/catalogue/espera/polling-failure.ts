import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { allAnswers } from '../../products/credito-pessoal.answers.ts';

export const pollingFailure = defineScenario({
  id: 'polling-failure',
  title: 'Falha na conclusão',
  story:
    'A conclusão da proposta de Marina falha uma vez. O aviso diz o que o serviço respondeu; ao tentar novamente, a proposta é concluída.',
  requirements: ['8.26', '7.15'],
  product: 'credito-pessoal',
  tags: ['espera', '422', 'e2e'],
  world: {
    proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina), completing: true },
    completion: { polls: 1, ends: 'success' },
  },
  plan: {
    finishedUpdate: {
      kind: 'sequence',
      answers: [
        { kind: 'world' },
        {
          kind: 'reply',
          status: 422,
          body: {
            code: 422,
            message: 'O banco não respondeu a tempo.',
            stepStatus: 'failed',
            errorMessage: 'O banco não respondeu a tempo.',
          },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'Não foi possível acessar a proposta' },
    { do: 'waitFor', text: 'O banco não respondeu a tempo.' },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', heading: 'Proposta enviada' },
  ],
  verdict: {
    notSeen: ['Não foi possível acessar a proposta'],
    sent: [{ operation: 'finishedUpdate', times: 3 }],
    effects: { proposals: 1, finished: 1 },
    endsAt: { heading: 'Proposta enviada' },
    console: ['[proposta] finishedUpdate: 422'],
  },
});
