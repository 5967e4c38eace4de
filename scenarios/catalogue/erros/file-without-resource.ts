import { defineScenario } from '../../define-scenario.ts';
import { file } from '../../products/building-blocks/fields.ts';
import { systemWithFields } from '../../products/building-blocks/system-with-fields.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';

export const fileWithoutResource = defineScenario({
  id: 'file-without-resource',
  title: 'Arquivo sem o seu recurso',
  story:
    'Um campo de arquivo precisa de uma lista que o serviço não encontra. Uma mensagem diz isso, o campo some, e o resto da etapa continua.',
  requirements: ['4.34', '8.17'],
  product: 'credito-pessoal',
  tags: ['listas', 'arquivo', '404'],
  world: {},
  plan: {
    getSystem: {
      kind: 'reply',
      status: 200,
      body: {
        data: systemWithFields(creditoPessoal, fields => [
          ...fields,
          file('holerite', 'Holerite', { resource: 'modelosDeHolerite' }),
        ]),
      },
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Dados pessoais' },
    { do: 'waitFor', text: 'Recurso não encontrado' },
    { do: 'fill', field: 'CPF', with: '529.982.247-25' },
  ],
  verdict: {
    notSeen: ['Holerite'],
    sent: [{ operation: 'getFieldOptions', times: 1, status: 404 }],
    endsAt: { heading: 'Dados pessoais' },
    console: ['[proposta] getFieldOptions: 404'],
  },
});
