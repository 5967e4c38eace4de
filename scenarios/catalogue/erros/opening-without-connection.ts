import { defineScenario } from '../../define-scenario.ts';

export const openingWithoutConnection = defineScenario({
  id: 'opening-without-connection',
  title: 'Sem conexão ao abrir o link',
  story:
    'O serviço não responde quando o link é aberto. Um aviso que só oferece tentar de novo fica na frente; na segunda vez a proposta abre.',
  requirements: ['8.3', '8.27'],
  product: 'credito-pessoal',
  tags: ['rede'],
  world: {},
  plan: { getSystem: { kind: 'sequence', answers: [{ kind: 'networkError' }], afterLast: 'worldAnswers' } },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'Por favor, tente novamente recarregando a página.' },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', heading: 'Dados pessoais' },
  ],
  verdict: {
    sent: [{ operation: 'getSystem', times: 2 }],
    endsAt: { heading: 'Dados pessoais' },
    console: ['[proposta] getSystem: no connection'],
  },
});
