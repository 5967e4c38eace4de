import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { allAnswers } from '../../products/credito-pessoal.answers.ts';

export const tokenNaEspera = defineScenario({
  id: 'token-na-espera',
  title: 'O acesso expira durante a espera',
  story:
    'No meio da análise o acesso de Marina expira. Ela confirma um código, a espera continua de onde estava e termina bem.',
  requirements: ['4.24', '8.23', '7.20'],
  product: 'credito-pessoal',
  tags: ['401', 'token', 'espera', 'e2e'],
  world: {
    access: { expiresAt: 'updateStep', call: 2 }, // every poll of the check is such a call
    proposal: { currentStep: 'analise-de-credito', answers: allAnswers(marina) },
    checks: { 'analise-de-credito': { polls: 1, ends: 'success' } },
    completion: { polls: 0, ends: 'success' },
  },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Confirme que é você' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'fill', field: 'Código', with: '482913' },
    { do: 'press', button: 'Confirmar código' },
    { do: 'waitFor', heading: 'Proposta enviada' },
  ],
  verdict: {
    sent: [
      { operation: 'updateStep', poll: true, times: 3 },
      { operation: 'validateToken', times: 2 },
    ],
    effects: { codesSent: 1, finished: 1 },
    endsAt: { heading: 'Proposta enviada' },
    console: ['[proposta] updateStep: 401'],
  },
});
