import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { submitBankAccount } from '../../products/building-blocks/fill.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';

export const bankAccountRefused = defineScenario({
  id: 'bank-account-refused', // part of links: kebab-case, never changed
  title: 'Conta recusada',
  story: 'O serviço recusa a agência. Marina corrige o número e segue em frente.',
  requirements: ['7.10'], // the requirements that the verdict shows
  product: 'credito-pessoal', // any id of scenarios/products
  tags: ['422'],
  world: {
    proposal: {
      currentStep: 'dados-bancarios', // the step at which she opens the link
      answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
    },
  },
  plan: {
    updateStep: {
      kind: 'sequence', // this answer first, then those of the mock service
      answers: [
        {
          kind: 'reply',
          status: 422,
          body: {
            code: 422,
            message: 'Confira os dados.',
            errors: { agencia: 'Agência inexistente.' },
          },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    ...submitBankAccount(marina),
    { do: 'waitFor', text: 'Agência inexistente.' },
    { do: 'fill', field: 'Agência', with: '1234' },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', heading: 'Termos' },
  ],
  verdict: {
    notSeen: ['Agência inexistente.'],
    sent: [{ operation: 'updateStep', times: 2 }],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Termos' },
    console: ['[proposta] updateStep: 422'], // any other line fails
  },
});
