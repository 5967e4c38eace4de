import { marina } from '../../cast/personas.ts';
import { defineScenario } from '../../define-scenario.ts';
import { submitBankAccount } from '../../products/building-blocks/fill.ts';
import { addressAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { refuseDocumentsOnce } from './refuse-documents-once.ts';

const world = {
  proposal: {
    currentStep: 'dados-bancarios',
    answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
  },
};

export const otherCpf = defineScenario({
  id: 'other-cpf',
  title: 'Fim da análise, outro CPF',
  story:
    'A conta não pertence a Marina e ela prefere refazer com outro CPF: uma proposta nova começa, com tudo o que ela digitou na primeira etapa menos o CPF.',
  requirements: ['8.34', '8.33', '2.54e'],
  product: 'credito-pessoal',
  tags: ['422', 'documentos', 'inconsistência'],
  world,
  plan: refuseDocumentsOnce('inconsistentCPF'),
  walk: [
    { do: 'open' },
    ...submitBankAccount(marina),
    { do: 'waitFor', text: 'A conta ofertada não pertence ao cadastro' },
    { do: 'press', button: 'Refazer com outro CPF' },
    { do: 'waitFor', heading: 'Dados pessoais' },
    { do: 'expectField', field: 'Nome completo', value: marina.name },
    { do: 'expectField', field: 'CPF', value: '' },
  ],
  verdict: {
    notSeen: ['A conta ofertada não pertence ao cadastro'],
    sent: [{ operation: 'newHash', times: 1 }],
    endsAt: { heading: 'Dados pessoais' },
    console: ['[proposta] updateStep: 422'],
  },
});

export const newHashFails = defineScenario({
  id: 'new-hash-fails',
  title: 'Novo acesso recusado',
  story:
    'Marina quer refazer com outro CPF, mas o serviço não cria o novo acesso. O aviso diz o motivo e a etapa fica como estava.',
  requirements: ['8.10'],
  product: 'credito-pessoal',
  tags: ['422'],
  world,
  plan: {
    ...refuseDocumentsOnce('inconsistentCPF'),
    newHash: {
      kind: 'reply',
      status: 422,
      body: { code: 422, message: 'Este link não aceita novas propostas.' },
    },
  },
  walk: [
    { do: 'open' },
    ...submitBankAccount(marina),
    { do: 'press', button: 'Refazer com outro CPF' },
    { do: 'waitFor', text: 'Este link não aceita novas propostas.' },
    { do: 'waitFor', heading: 'Atenção!' },
    { do: 'press', button: 'Voltar' },
    { do: 'expectField', field: 'Agência', value: marina.agency },
  ],
  verdict: {
    notSeen: ['Este link não aceita novas propostas.'],
    endsAt: { heading: 'Dados bancários' },
    console: ['[proposta] updateStep: 422', '[proposta] newHash: 422'],
  },
});
