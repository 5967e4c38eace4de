import type { UnknownName } from '#openapi/schema.gen.ts';
import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { allAnswers } from '../../products/credito-pessoal.answers.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';
import { systemAnswer } from '../../products/system-answer.ts';

/** A step type that the contract does not know. */
const oracle = 'oraculo' as UnknownName;

export const unknownStepType = defineScenario({
  id: 'unknown-step-type',
  title: 'Etapa desconhecida',
  story:
    'A proposta está em uma etapa de um tipo que o aplicativo não conhece. Ele espera como em qualquer verificação e segue até a página final.',
  requirements: ['4.1'],
  product: 'credito-pessoal',
  tags: ['configuração', 'espera', 'e2e'],
  world: {
    proposal: { id: 'p-oraculo', currentStep: 'analise-de-credito', answers: allAnswers(marina) },
    checks: { 'analise-de-credito': { polls: 1, ends: 'success' } },
    completion: { polls: 0, ends: 'success' },
  },
  plan: {
    // Slow enough to be seen.
    updateStep: { kind: 'sequence', answers: [{ kind: 'latency', ms: 1500 }], afterLast: 'worldAnswers' },
    getSystem: {
      kind: 'reply',
      status: 200,
      body: {
        data: {
          ...systemAnswer(creditoPessoal, {
            _id: 'p-oraculo',
            currentStep: 'analise-de-credito',
            selfContract: {},
            situation: 'pending',
          }),
          steps: creditoPessoal.steps.map(step =>
            step.slug === 'analise-de-credito'
              ? { ...step, stepType: { ...step.stepType, slug: oracle, label: 'Oráculo' } }
              : step,
          ),
        },
      },
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Esta etapa está em andamento' },
    { do: 'nextPoll' },
    { do: 'waitFor', heading: 'Proposta enviada' },
  ],
  verdict: { endsAt: { heading: 'Proposta enviada' }, sent: [{ operation: 'updateStep', poll: true }] },
});
