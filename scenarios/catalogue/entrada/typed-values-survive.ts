import { defineScenario } from '../../define-scenario.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';
import { field } from '../../products/define-product.ts';
import { systemAnswer } from '../../products/system-answer.ts';

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

const nickname = field({ _id: 'f-apelido', key: 'apelido', label: 'Apelido', component: 'text' });

/** The first step with its fields the other way round, one more, and without the mobile phone number. */
const changedSteps = creditoPessoal.steps.map(step =>
  step.slug === 'dados-pessoais'
    ? { ...step, fields: [nickname, ...[...step.fields].reverse().filter(({ key }) => key !== 'celular')] }
    : step,
);

export const typedValuesSurviveChangedStep = defineScenario({
  id: 'typed-values-survive-changed-step',
  title: 'O que foi digitado sobrevive a uma etapa mudada',
  story:
    'Marina recarrega a página, e a etapa volta com os campos em outra ordem, um a mais e um a menos. O que ela digitou nos que ficaram continua lá.',
  requirements: ['11.3'],
  product: 'credito-pessoal',
  tags: ['rascunho', 'configuração'],
  world: {},
  plan: {
    getSystem: {
      kind: 'sequence',
      answers: [
        { kind: 'world' },
        {
          kind: 'reply',
          status: 200,
          body: { data: { ...systemAnswer(creditoPessoal, null), steps: changedSteps } },
        },
      ],
      afterLast: 'repeat',
    },
  },
  walk: [
    { do: 'open' },
    { do: 'fill', field: 'Nome completo', with: 'Marina Alves de Souza' },
    { do: 'fill', field: 'CPF', with: '529.982.247-25' },
    { do: 'fill', field: 'Celular', with: '(11) 98765-4321' },
    { do: 'advance', ms: 1000 },
    { do: 'reload' },
    { do: 'waitFor', heading: 'Dados pessoais' },
    { do: 'expectField', field: 'Apelido', value: '' },
    { do: 'expectField', field: 'Nome completo', value: 'Marina Alves de Souza' },
    { do: 'expectField', field: 'CPF', value: '529.982.247-25' },
  ],
  verdict: { notSeen: ['Celular'], effects: { proposals: 0 }, endsAt: { heading: 'Dados pessoais' } },
});
