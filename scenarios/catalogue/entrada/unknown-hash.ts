import { defineScenario } from '../../define-scenario.ts';

export const unknownHash = defineScenario({
  id: 'unknown-hash',
  title: 'Link que não abre nada',
  story:
    'O endereço tem um hash que o serviço não conhece. A página diz que o link é inválido e oferece tentar de novo.',
  requirements: ['2.54'],
  product: 'credito-pessoal',
  tags: ['404', 'link', 'e2e'],
  world: {},
  plan: {},
  walk: [
    { do: 'open', hash: '000000000000000000000000' },
    { do: 'waitFor', heading: 'Link de acesso é inválido' },
  ],
  verdict: {
    sent: [{ operation: 'getSystem', times: 1 }],
    effects: { proposals: 0 },
    endsAt: { heading: 'Link de acesso é inválido' },
    console: ['[proposta] getSystem: 404'],
  },
});
