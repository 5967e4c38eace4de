import { defineScenario } from '../../define-scenario.ts';

export const acessibilidade = defineScenario({
  id: 'acessibilidade',
  title: 'Declaração de acessibilidade',
  story: 'Antes de começar, alguém abre a ajuda, lê o que foi verificado e volta para a proposta.',
  requirements: ['13.1'],
  product: 'credito-pessoal',
  tags: ['telas', 'ajuda', 'acessibilidade'],
  world: {},
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Dados pessoais' },
    { do: 'press', button: 'Ajuda' },
    { do: 'waitFor', heading: 'Ajuda' },
    { do: 'press', button: 'Acessibilidade' },
    { do: 'waitFor', heading: 'Acessibilidade' },
    { do: 'waitFor', heading: 'O que verificamos' },
    { do: 'press', button: 'Começar' },
    { do: 'waitFor', heading: 'Dados pessoais' },
  ],
  verdict: { endsAt: { heading: 'Dados pessoais' }, effects: { proposals: 0 } },
});
