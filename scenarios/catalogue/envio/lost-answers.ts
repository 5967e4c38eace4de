import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import {
  fill,
  press,
  pressContinue,
  submitBankAccount,
  waitForHeading,
} from '../../products/building-blocks/fill.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { submitAddress, submitPersonalData } from '../../products/credito-pessoal.walk.ts';

export const updateLost = defineScenario({
  id: 'update-lost',
  title: 'A resposta de uma etapa se perde',
  story:
    'O endereço de Marina chega ao serviço, mas a resposta não volta. O aplicativo pergunta ao serviço, avisa que a conexão está instável e segue sem enviar de novo.',
  requirements: ['8.44', '11.2'],
  product: 'credito-pessoal',
  tags: ['envio', 'conexão', 'e2e'],
  world: { proposal: { currentStep: 'endereco', answers: { 'dados-pessoais': personalAnswers(marina) } } },
  plan: {
    updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
  },
  walk: [
    { do: 'open' },
    ...submitAddress(marina),
    { do: 'waitFor', text: 'A conexão parece instável' },
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 1 }],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Dados bancários' },
  },
});

export const repeatedAfterOtherStep = defineScenario({
  id: 'repeated-after-other-step',
  title: 'Repetida depois que outra etapa mudou',
  story:
    'Marina corrige o endereço, e nem a resposta nem a pergunta ao serviço chegam. Ela segue com a conta, volta ao endereço e toca de novo em Continuar: a correção já está lá, e nada volta atrás.',
  requirements: ['11.2', '16.3', '4.12'],
  product: 'credito-pessoal',
  tags: ['envio', 'conexão', 'retorno'],
  world: {
    proposal: {
      currentStep: 'dados-bancarios',
      answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
    },
  },
  plan: {
    updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    getSystem: {
      kind: 'sequence',
      answers: [{ kind: 'world' }, { kind: 'networkError' }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Dados bancários'),
    press('Voltar'),
    waitForHeading('Endereço'),
    fill('Número', '1200'),
    pressContinue,
    { do: 'waitFor', text: 'Por favor, tente novamente recarregando a página.' },
    { do: 'pressKey', key: 'Escape' },
    press('Ir para a etapa atual'),
    waitForHeading('Dados bancários'),
    ...submitBankAccount(marina),
    waitForHeading('Termos'),
    press('Voltar'),
    waitForHeading('Dados bancários'),
    press('Voltar'),
    waitForHeading('Endereço'),
    { do: 'expectField', field: 'Número', value: '1200' },
    pressContinue,
    waitForHeading('Termos'),
  ],
  verdict: {
    sent: [
      { operation: 'updateStep', times: 2, poll: false },
      { operation: 'updateStep', body: { data: { numero: '1200' } } },
    ],
    effects: { proposals: 1, savedSteps: 2 },
    endsAt: { heading: 'Termos' },
    console: ['[proposta] updateStep: no connection'],
  },
});

export const creationWithoutId = defineScenario({
  id: 'creation-without-id',
  title: 'O serviço responde sem criar a proposta',
  story:
    'A resposta vem sem proposta. Marina lê o que houve sobre o formulário, volta, confere o que digitou e tenta de novo: agora ela é criada.',
  requirements: ['8.12', '11.3'],
  product: 'credito-pessoal',
  tags: ['envio'],
  world: {},
  plan: {
    createProposal: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 200,
          body: { data: { currentStep: 'dados-pessoais', selfContract: {}, situation: '' } },
        },
      ],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    ...submitPersonalData(marina),
    { do: 'waitFor', text: 'Não foi possível criar a proposta, tente novamente mais tarde.' },
    press('Voltar'),
    waitForHeading('Dados pessoais'),
    press('Continuar'),
    waitForHeading('Endereço'),
  ],
  verdict: {
    sent: [{ operation: 'createProposal', times: 2 }],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { heading: 'Endereço' },
    console: [{ matches: '^\\[proposta\\] journey: creationFailed' }],
  },
});
