import { defineScenario } from '../../define-scenario.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';

export const hashInCapitals = defineScenario({
  id: 'hash-in-capitals',
  title: 'O hash com a outra grafia',
  story: 'O link traz o hash como Agx_hash e um código de campanha. A proposta abre do mesmo jeito.',
  requirements: ['2.22', '3.17'],
  product: 'credito-pessoal',
  tags: ['link'],
  world: {},
  plan: {},
  walk: [
    { do: 'open', hash: null, query: { Agx_hash: creditoPessoal.hashId, campaign: 'verao-25' } },
    { do: 'waitFor', heading: 'Dados pessoais' },
  ],
  verdict: { sent: [{ operation: 'getSystem', times: 1 }], endsAt: { path: '/dados-pessoais' } },
});
