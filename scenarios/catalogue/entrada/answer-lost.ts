import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { submitPersonalData } from '../../products/credito-pessoal.walk.ts';

export const answerLost = defineScenario({
  id: 'answer-lost',
  title: 'A resposta se perde no caminho',
  story:
    'A proposta é criada, mas a resposta não chega. O aplicativo pergunta ao serviço antes de reenviar, encontra a proposta e segue: nada é criado duas vezes.',
  requirements: ['11.2', '4.15'],
  product: 'credito-pessoal',
  tags: ['conexão', 'e2e'],
  world: {},
  plan: {
    createProposal: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
  },
  walk: [{ do: 'open' }, ...submitPersonalData(marina), { do: 'waitFor', heading: 'Endereço' }],
  verdict: {
    sent: [
      { operation: 'createProposal', times: 1 },
      { operation: 'getSystem', times: 2 },
    ],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Endereço' },
  },
});
