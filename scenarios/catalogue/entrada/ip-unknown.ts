import { defineScenario } from '../../define-scenario.ts';

export const ipUnknown = defineScenario({
  id: 'ip-unknown',
  title: 'Ninguém diz o IP',
  story:
    'Um bloqueador de anúncios barra os dois serviços de IP. A proposta abre mesmo assim, e só o console fica sabendo.',
  requirements: ['7.6', '8.9', '2.17'],
  product: 'credito-pessoal',
  tags: ['conexão'],
  world: {},
  plan: { getIpFirst: { kind: 'networkError' }, getIpSecond: { kind: 'networkError' } },
  walk: [{ do: 'open' }, { do: 'waitFor', heading: 'Dados pessoais' }],
  verdict: {
    sent: [{ operation: 'getIpFirst' }, { operation: 'getIpSecond' }],
    endsAt: { heading: 'Dados pessoais' },
    console: ['Device IP not found'],
  },
});
