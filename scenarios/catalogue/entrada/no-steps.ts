import { defineScenario } from '../../define-scenario.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';
import { systemAnswer } from '../../products/system-answer.ts';

export const noSteps = defineScenario({
  id: 'no-steps',
  title: 'Produto sem etapas',
  story: 'A configuração do produto vem sem nenhuma etapa. A página explica e oferece tentar de novo.',
  requirements: ['5.34b', '8.6', '8.40'],
  product: 'credito-pessoal',
  tags: ['configuração', 'e2e'],
  world: {},
  plan: {
    getSystem: {
      kind: 'reply',
      status: 200,
      body: { data: { ...systemAnswer(creditoPessoal, null), steps: [] } },
    },
  },
  walk: [
    { do: 'open' },
    {
      do: 'waitFor',
      text: 'Não foi possível encontrar o fluxo de contratação do produto, tente novamente mais tarde',
    },
  ],
  verdict: {
    seen: ['Tentar Novamente'],
    sent: [{ operation: 'getSystem', times: 1 }],
    effects: { proposals: 0 },
    console: [{ matches: '^\\[proposta\\] journey: StepsNotFound' }],
  },
});
