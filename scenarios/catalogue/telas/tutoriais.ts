import { defineScenario } from '../../define-scenario.ts';

export const comoFunciona = defineScenario({
  id: 'como-funciona',
  title: 'Como funciona, em poucas palavras',
  story: 'Antes de começar, alguém lê como funciona, passa ao passo a passo completo e começa.',
  requirements: ['2.4', '3.5a'],
  product: 'credito-pessoal',
  tags: ['telas', 'link'],
  world: {},
  plan: {},
  walk: [
    { do: 'open', path: '/simplified-tutorial' },
    { do: 'waitFor', heading: 'Como funciona' },
    { do: 'waitFor', heading: 'Conte sobre você' },
    { do: 'waitFor', heading: 'Aguarde a análise' },
    { do: 'press', button: 'Ver o passo a passo completo' },
    { do: 'waitFor', heading: 'Passo a passo' },
    { do: 'press', button: 'Começar' },
    { do: 'waitFor', heading: 'Dados pessoais' },
  ],
  verdict: { endsAt: { heading: 'Dados pessoais' }, effects: { proposals: 0 } },
});

export const passoAPasso = defineScenario({
  id: 'passo-a-passo',
  title: 'Passo a passo do banco',
  story:
    'A configuração nomeia o BMG entre os bancos com tutorial: cada etapa do produto é explicada como a do banco.',
  requirements: ['2.5', '3.5'],
  product: 'cartao-consignado',
  tags: ['telas', 'link'],
  world: {},
  plan: {},
  walk: [
    { do: 'open', path: '/steps-tutorial' },
    { do: 'waitFor', heading: 'Passo a passo: BMG' },
    { do: 'press', button: 'Ver o resumo' },
    { do: 'waitFor', heading: 'Como funciona' },
  ],
  verdict: { endsAt: { path: '/simplified-tutorial' } },
});
