import { defineScenario } from '../../define-scenario.ts';

export const typedValuesSurvive = defineScenario({
  id: 'typed-values-survive',
  title: 'O que foi digitado sobrevive',
  story:
    'Marina preenche parte da primeira etapa e recarrega a página antes de enviar. Tudo o que digitou continua lá.',
  requirements: ['11.3', '3.2'],
  product: 'credito-pessoal',
  tags: ['rascunho', 'e2e'],
  world: {},
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'fill', field: 'Nome completo', with: 'Marina Alves de Souza' },
    { do: 'fill', field: 'CPF', with: '529.982.247-25' },
    { do: 'advance', ms: 1000 },
    { do: 'reload' },
    { do: 'waitFor', heading: 'Dados pessoais' },
    { do: 'expectField', field: 'Nome completo', value: 'Marina Alves de Souza' },
    { do: 'expectField', field: 'CPF', value: '529.982.247-25' },
  ],
  verdict: { effects: { proposals: 0 }, endsAt: { heading: 'Dados pessoais' } },
});
