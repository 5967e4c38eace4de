import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { submitAddress } from '../../products/credito-pessoal.walk.ts';

export const busyWrite = defineScenario({
  id: 'busy-write',
  title: 'Serviço ocupado ao enviar',
  story:
    'O serviço responde 429 ao endereço de Marina e diz quanto esperar. O botão do aviso mostra a contagem; depois dela o endereço é enviado uma única vez.',
  requirements: ['4.28', '11.1'],
  product: 'credito-pessoal',
  tags: ['429', 'retry-after', 'e2e'],
  world: { proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } } },
  plan: {
    updateStep: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 429,
          body: { code: 429, message: 'Muitos pedidos ao mesmo tempo.' },
          headers: { 'retry-after': '30' },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    { do: 'waitFor', text: 'Muitos pedidos ao mesmo tempo.' },
    { do: 'advance', ms: 30_000 },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: {
    notSeen: ['Muitos pedidos ao mesmo tempo.'],
    sent: [{ operation: 'updateStep', times: 2, poll: false }],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 429'],
  },
});
