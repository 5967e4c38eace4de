import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { press, waitForHeading } from '../../products/building-blocks/fill.ts';
import { allAnswers } from '../../products/credito-pessoal.answers.ts';

export const lostRetry = defineScenario({
  id: 'lost-retry',
  title: 'A análise falha outra vez depois de uma resposta perdida',
  story:
    'Marina pede outra análise, e a resposta se perde. O aplicativo vê que o pedido chegou e avisa. A análise falha de novo, e o toque seguinte é um pedido novo.',
  requirements: ['16.3', '11.2'],
  product: 'credito-pessoal',
  tags: ['espera', 'conexão'],
  world: {
    proposal: {
      currentStep: 'analise-de-credito',
      answers: allAnswers(marina),
      stepStatus: { 'analise-de-credito': 'failed' },
    },
    checks: { 'analise-de-credito': { polls: 1, ends: 'failed' } },
  },
  plan: {
    updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Não conseguimos concluir a análise'),
    press('Tentar novamente'),
    { do: 'waitFor', text: 'Conferimos: seus dados chegaram.' },
    waitForHeading('Não conseguimos concluir a análise'),
    press('Tentar novamente'),
    waitForHeading('Proposta enviada'),
  ],
  verdict: {
    notSeen: ['Por favor, tente novamente recarregando a página.'],
    effects: { redone: 2 },
    endsAt: { heading: 'Proposta enviada' },
    console: ['[proposta] updateStep: no connection'],
  },
});
