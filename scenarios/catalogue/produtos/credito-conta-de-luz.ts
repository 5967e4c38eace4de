import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  check,
  fillContact,
  pressContinue,
  submitAddressWithoutComplement,
  waitForHeading,
  waitForStep,
} from '../../products/building-blocks/fill.ts';

export const creditoContaDeLuzComeco = defineScenario({
  id: 'credito-conta-de-luz-comeco',
  title: 'Conta de luz: do link à confirmação do celular',
  story:
    'Marina abre o link do crédito na conta de luz, diz que a conta está no nome dela e chega à confirmação do celular.',
  requirements: ['3.35', '4.15', '7.9'],
  product: 'credito-conta-de-luz',
  tags: ['produto', 'e2e'],
  world: { validates: true },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Vamos começar'),
    ...fillContact(marina),
    check('A conta de luz está no meu nome'),
    pressContinue,
    waitForStep(2, 11),
  ],
  verdict: {
    sent: [
      {
        operation: 'createProposal',
        times: 1,
        body: { data: { nome: 'Marina Alves de Souza', cpf: '52998224725', contaEmMeuNome: 'Sim' } },
      },
    ],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { path: '/confirmacao' },
  },
});

export const creditoContaDeLuzEndereco = defineScenario({
  id: 'credito-conta-de-luz-endereco',
  title: 'Conta de luz: endereço e documento',
  story:
    'A conta de luz de Marina já foi lida. Ela confirma o endereço pelo CEP e escolhe enviar o RG, que pede frente e verso.',
  requirements: ['3.26', '3.34', '7.27'],
  product: 'credito-conta-de-luz',
  tags: ['produto'],
  world: {
    validates: true,
    proposal: {
      currentStep: 'endereco',
      answers: {
        'dados-pessoais': { nome: marina.name, cpf: '52998224725', contaEmMeuNome: 'Sim' },
        dadosContaDeLuz: { numeroDaInstalacao: '204518890', valorDaConta: 187.4 },
      },
    },
  },
  plan: {},
  walk: [
    { do: 'open' },
    ...submitAddressWithoutComplement(marina),
    waitForHeading('Documento com foto'),
    { do: 'choose', field: 'Qual documento você vai enviar?', option: 'RG' },
    { do: 'waitFor', text: 'Verso do RG' },
  ],
  verdict: {
    seen: ['Frente do RG', 'Verso do RG'],
    notSeen: ['CNH aberta'],
    sent: [
      { operation: 'getCepFirst', times: 1 },
      { operation: 'updateStep', times: 1, body: { data: { cep: '01310100', bairro: 'Bela Vista' } } },
    ],
    endsAt: { heading: 'Documento com foto' },
  },
});
