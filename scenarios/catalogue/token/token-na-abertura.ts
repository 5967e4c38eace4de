import { defineScenario } from '../../define-scenario.ts';

export const tokenNaAbertura = defineScenario({
  id: 'token-na-abertura',
  title: 'O acesso já tinha expirado',
  story:
    'O link abre e o serviço pede uma confirmação antes de mostrar qualquer coisa. Depois do código a proposta abre.',
  requirements: ['4.24', '8.23'],
  product: 'credito-pessoal',
  tags: ['401', 'token', 'link'],
  world: {},
  plan: {
    getSystem: {
      kind: 'sequence',
      answers: [{ kind: 'reply', status: 401, body: { code: 401 } }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Confirme que é você' },
    { do: 'press', button: 'Solicitar Token' },
    { do: 'fill', field: 'Código', with: '482913' },
    { do: 'press', button: 'Confirmar código' },
    { do: 'waitFor', heading: 'Dados pessoais' },
  ],
  verdict: {
    sent: [{ operation: 'getSystem', times: 2 }],
    effects: { codesSent: 1, proposals: 0 },
    endsAt: { heading: 'Dados pessoais' },
    console: ['[proposta] getSystem: 401'],
  },
});
