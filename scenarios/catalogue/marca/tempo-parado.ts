import { defineScenario } from '../../define-scenario.ts';
import { changedSystem } from '../../products/building-blocks/changed-system.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';

export const tempoParado = defineScenario({
  id: 'tempo-parado',
  title: 'Ninguém mexe no formulário',
  story:
    'Marina deixa o formulário parado. Depois do tempo da configuração o aplicativo pergunta se ela está aí; ela continua de onde estava.',
  requirements: ['3.8c'],
  product: 'credito-pessoal',
  tags: ['marca'],
  world: {},
  plan: changedSystem(creditoPessoal, {
    configuration: {
      disrupture: { timer: { enable: true, timeout: 30, message: 'Sua simulação vale por mais um pouco.' } },
    },
  }),
  walk: [
    { do: 'open' },
    { do: 'fill', field: 'Nome completo', with: 'Marina Alves de Souza' },
    { do: 'advance', ms: 31_000 },
    { do: 'waitFor', text: 'Sua simulação vale por mais um pouco.' },
    { do: 'press', button: 'Continuar preenchendo' },
    { do: 'expectField', field: 'Nome completo', value: 'Marina Alves de Souza' },
  ],
  verdict: {
    notSeen: ['Sua simulação vale por mais um pouco.'],
    sent: [{ operation: 'newHash', times: 0 }],
    endsAt: { heading: 'Dados pessoais' },
  },
});
