import { defineScenario } from '../../define-scenario.ts';

export const officeTokenUnusable = defineScenario({
  id: 'office-token-unusable',
  title: 'Link com um código de loja que não pode ser enviado',
  story:
    'O link traz um código de loja com acentos, que nenhum cabeçalho aceita. Ele é recusado e esquecido, e a proposta abre; o próximo link, com um código bom, também.',
  requirements: ['2.22', '6.2'],
  product: 'credito-pessoal',
  tags: ['link', 'e2e'],
  world: {},
  plan: {},
  walk: [
    { do: 'open', query: { userOfficeToken: 'Ac\u0327a\u0303o \u2013 loja' } },
    { do: 'waitFor', heading: 'Dados pessoais' },
    { do: 'open', query: { userOfficeToken: 'mesa-07' } },
    { do: 'waitFor', heading: 'Dados pessoais' },
    { do: 'reload' },
    { do: 'waitFor', heading: 'Dados pessoais' },
  ],
  verdict: {
    sent: [{ operation: 'getSystem', times: 3 }],
    endsAt: { heading: 'Dados pessoais' },
  },
});
