import { defineScenario } from '../../define-scenario.ts';

export const configurationMissing = defineScenario({
  id: 'configuration-missing',
  title: 'Produto sem configuração',
  story:
    'A resposta do serviço vem sem a configuração do produto. A página diz isso e oferece tentar de novo.',
  requirements: ['5.34a', '8.19'],
  product: 'credito-pessoal',
  tags: ['configuração'],
  world: {},
  plan: {
    getSystem: {
      kind: 'offContract',
      reason: '5.34 and 8.19 ask what is said when the configuration is missing; the contract demands it.',
      status: 200,
      body: { data: { proposal: null } },
    },
  },
  walk: [{ do: 'open' }, { do: 'waitFor', text: 'Configuração do produto não encontrada.' }],
  verdict: {
    seen: ['Atenção!', 'Tentar Novamente'],
    console: [{ matches: '^\\[proposta\\] journey: configurationMissing' }],
  },
});
