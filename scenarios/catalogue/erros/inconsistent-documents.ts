import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { submitBankAccount } from '../../products/building-blocks/fill.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';

export const inconsistentDocuments = defineScenario({
  id: 'inconsistent-documents',
  title: 'Conta de outro CPF',
  story:
    'A conta informada não pertence a Marina. O aviso oferece outra conta ou outro CPF; ela escolhe informar outra conta, e nada do que preencheu se perde.',
  requirements: ['8.34'],
  product: 'credito-pessoal',
  tags: ['422', 'documentos', 'inconsistência', 'e2e'],
  world: {
    proposal: {
      currentStep: 'dados-bancarios',
      answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
    },
  },
  plan: {
    updateStep: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 422,
          body: {
            code: 422,
            message: 'Os documentos não conferem com os dados informados.',
            errors: { inconsistencies: [{ kind: 'inconsistentCPF', situation: 'reproved' }] },
          },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    ...submitBankAccount(marina),
    { do: 'waitFor', text: 'A conta ofertada não pertence ao cadastro' },
    { do: 'press', button: 'Inserir outra conta' },
    { do: 'expectField', field: 'Agência', value: marina.agency },
    { do: 'fill', field: 'Conta com dígito', with: '7654321-0' },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', heading: 'Termos' },
  ],
  verdict: {
    notSeen: ['A conta ofertada não pertence ao cadastro'],
    sent: [{ operation: 'updateStep', times: 2, body: { data: { agencia: '0001' } } }],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Termos' },
    console: ['[proposta] updateStep: 422'],
  },
});
