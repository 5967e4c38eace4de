import type { UnknownName } from '#openapi/schema.gen.ts';
import { defineScenario } from '../../define-scenario.ts';
import { systemWithFields } from '../../products/building-blocks/system-with-fields.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';
import { field } from '../../products/define-product.ts';

/** A kind that the contract does not know. The service may send one at any time. */
const hologram = 'holograma' as UnknownName;

export const unknownFieldKind = defineScenario({
  id: 'unknown-field-kind',
  title: 'Campo desconhecido',
  story:
    'Um campo da primeira etapa é de um tipo que o aplicativo não conhece. Ele diz isso no lugar do campo e o resto continua funcionando.',
  requirements: ['3.32b'],
  product: 'credito-pessoal',
  tags: ['configuração', 'e2e'],
  world: {},
  plan: {
    getSystem: {
      kind: 'reply',
      status: 200,
      body: {
        data: systemWithFields(creditoPessoal, fields => [
          field({ _id: 'f-holograma', key: 'holograma', label: 'Holograma', component: hologram }),
          ...fields,
        ]),
      },
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', heading: 'Dados pessoais' },
    { do: 'fill', field: 'CPF', with: '529.982.247-25' },
    { do: 'expectField', field: 'CPF', value: '529.982.247-25' },
  ],
  verdict: {
    seen: ['Campo "holograma" não foi encontrado'],
    effects: { proposals: 0 },
    endsAt: { heading: 'Dados pessoais' },
  },
});
