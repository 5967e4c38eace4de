import { defineScenario } from '../../define-scenario.ts';

export const busyOpening = defineScenario({
  id: 'busy-opening',
  title: 'Serviço ocupado ao abrir o link',
  story:
    'O serviço responde 503 e diz quanto esperar. O botão da página mostra a contagem e só funciona depois dela; então a proposta abre.',
  requirements: ['4.28', '8.21'],
  product: 'credito-pessoal',
  tags: ['503', 'retry-after', 'e2e'],
  world: {},
  plan: {
    getSystem: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 503,
          body: { code: 503, message: 'O serviço está em manutenção.' },
          headers: { 'retry-after': '30' },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Instabilidade na comunicação' },
    { do: 'advance', ms: 30_000 },
    { do: 'press', button: 'Tentar Novamente' },
    { do: 'waitFor', heading: 'Dados pessoais' },
  ],
  verdict: {
    sent: [{ operation: 'getSystem', times: 2 }],
    endsAt: { heading: 'Dados pessoais' },
    console: ['[proposta] getSystem: 503'],
  },
});
