import { defineScenario } from '../../define-scenario.ts';

export const emptyAnswer = defineScenario({
  id: 'empty-answer',
  title: 'Resposta vazia',
  story:
    'O serviço responde 200 sem nada dentro. A página fala em instabilidade, e a segunda tentativa abre a proposta.',
  requirements: ['8.11', '8.21'],
  product: 'credito-pessoal',
  tags: ['instabilidade', 'e2e'],
  world: {},
  plan: {
    getSystem: { kind: 'sequence', answers: [{ kind: 'emptyBody', status: 200 }], afterLast: 'worldAnswers' },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Instabilidade na comunicação' },
    {
      do: 'waitFor',
      text: 'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.',
    },
    { do: 'press', button: 'Tentar Novamente' },
    { do: 'waitFor', heading: 'Dados pessoais' },
  ],
  verdict: {
    sent: [{ operation: 'getSystem', times: 2 }],
    endsAt: { heading: 'Dados pessoais' },
    console: [{ matches: '^\\[proposta\\] getSystem: 200 malformed \\(empty body\\)$' }],
  },
});
