import { marina } from '../../cast/personas.ts';
import { ENDLESS } from '../../check.ts';
import { defineScenario } from '../../define-scenario.ts';
import { submitBankAccount } from '../../products/building-blocks/fill.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { refuseDocumentsOnce } from './refuse-documents-once.ts';

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
  plan: refuseDocumentsOnce('inconsistentCPF'),
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

export const inconsistentAccount = defineScenario({
  id: 'inconsistent-account',
  title: 'Conta bancária de outro CPF, depois da conta de luz',
  story:
    'A conta de luz de Marina foi aceita, e a conta bancária não pertence a ela. "Inserir outra conta" volta à conta bancária, não à foto.',
  requirements: ['8.34'],
  product: 'credito-conta-de-luz',
  tags: ['422', 'documentos', 'inconsistência'],
  world: {
    checks: { analise: { polls: ENDLESS, ends: 'success' } },
    proposal: {
      currentStep: 'dados-bancarios',
      answers: {
        'dados-pessoais': { nome: marina.name, cpf: '52998224725' },
        'conta-de-luz': {
          fotoDaConta: [{ name: 'luz.jpg', size: 48_210, receivedAt: '2026-11-20T12:00:00.000Z' }],
        },
      },
    },
  },
  plan: refuseDocumentsOnce('inconsistentCPF'),
  walk: [
    { do: 'open' },
    { do: 'check', field: 'Autorizo a cobrança das parcelas na minha conta de luz' },
    ...submitBankAccount(marina),
    { do: 'waitFor', text: 'A conta ofertada não pertence ao cadastro' },
    { do: 'press', button: 'Inserir outra conta' },
    { do: 'waitFor', text: 'Confira os dados ou informe outra conta.' },
    { do: 'expectField', field: 'Agência', value: marina.agency },
    { do: 'fill', field: 'Conta com dígito', with: '7654321-0' },
    { do: 'press', button: 'Continuar' },
    { do: 'waitFor', text: 'Um analista está avaliando seu crédito' },
  ],
  verdict: {
    notSeen: ['Envie a foto de outra conta.'],
    sent: [{ operation: 'updateStep', times: 2, poll: false }],
    effects: { savedSteps: 1 },
    endsAt: { path: '/analise' },
    console: ['[proposta] updateStep: 422'],
  },
});
