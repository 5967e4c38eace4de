import { defineScenario } from '../../define-scenario.ts';

export const htmlAnswer = defineScenario({
  id: 'html-answer',
  title: 'HTML no lugar da resposta',
  story:
    'Um proxy responde com uma página HTML no lugar do serviço. Nada dela aparece; a segunda tentativa abre a proposta.',
  requirements: ['8.11', '8.21'],
  product: 'credito-pessoal',
  tags: ['instabilidade', 'e2e'],
  world: {},
  plan: {
    getSystem: { kind: 'sequence', answers: [{ kind: 'html', status: 200 }], afterLast: 'worldAnswers' },
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
    notSeen: ['<html'],
    sent: [{ operation: 'getSystem', times: 2 }],
    endsAt: { heading: 'Dados pessoais' },
    console: [{ matches: '^\\[proposta\\] getSystem: 200 malformed \\(HTML instead of JSON\\)$' }],
  },
});
