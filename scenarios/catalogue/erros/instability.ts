import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { submitAddress } from '../../products/credito-pessoal.walk.ts';

export const instability = defineScenario({
  id: 'instability',
  title: 'Instabilidade no serviço',
  story:
    'O serviço falha duas vezes ao salvar o endereço: primeiro com um erro 500, depois com um conflito de escrita. Nada se perde, e a terceira tentativa passa.',
  requirements: ['8.11', '8.21'],
  product: 'credito-pessoal',
  tags: ['500', 'e2e'],
  world: {
    proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } },
  },
  plan: {
    updateStep: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 500,
          body: { code: 500, status: 'INTERNAL_SERVER_ERROR', message: 'O cadastro está fora do ar.' },
        },
        {
          kind: 'reply',
          status: 500,
          body: {
            code: 500,
            status: 'INTERNAL_SERVER_ERROR',
            message: 'WriteConflict error: this operation conflicted with another operation.',
          },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    { do: 'waitFor', text: 'Instabilidade na comunicação' },
    { do: 'waitFor', text: 'O cadastro está fora do ar.' },
    { do: 'press', button: 'Tentar novamente' },
    {
      do: 'waitFor',
      text: 'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
    },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', heading: 'Dados bancários' },
  ],
  verdict: {
    notSeen: ['WriteConflict', 'Instabilidade na comunicação'],
    sent: [{ operation: 'updateStep', times: 3, body: { data: { numero: '1000' } } }],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 500 INTERNAL_SERVER_ERROR'],
  },
});
