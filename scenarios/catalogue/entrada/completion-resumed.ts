import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { allAnswers } from '../../products/credito-pessoal.answers.ts';

export const completionResumed = defineScenario({
  id: 'completion-resumed',
  title: 'De volta enquanto a proposta é concluída',
  story:
    'Marina abre o link enquanto o serviço ainda conclui a proposta. A tela espera sozinha e leva à página final.',
  requirements: ['4.22', '4.21', '7.15'],
  product: 'credito-pessoal',
  tags: ['espera', 'retomada'],
  world: {
    proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina), completing: true },
    completion: { polls: 2, ends: 'success' },
  },
  plan: {},
  walk: [{ do: 'open' }, { do: 'waitFor', heading: 'Proposta enviada' }],
  verdict: {
    sent: [{ operation: 'finishedUpdate', times: 3 }],
    effects: { finished: 1 },
    endsAt: { heading: 'Proposta enviada' },
  },
});
