import { caio } from '../../cast/personas.ts';
import { ENDLESS } from '../../check.ts';
import { defineScenario } from '../../define-scenario.ts';
import type { WireContract } from '../../wire.ts';

const credit: WireContract = {
  _id: '6660a1f4c3d2e50011b7b001',
  number: '2026-004512',
  name: 'Cédula de crédito bancário',
  link: 'https://assinatura.exemplo.com.br/ccb/2026-004512',
  signature: 'pending',
};
const insurance: WireContract = {
  _id: '6660a1f4c3d2e50011b7b002',
  number: '2026-004513',
  name: 'Autorização de desconto em folha',
  link: 'https://assinatura.exemplo.com.br/autorizacao/2026-004513',
  signature: 'signed',
};

const atSignature = {
  currentStep: 'assinatura',
  answers: { 'dados-pessoais': { nome: caio.name, cpf: caio.cpf } },
} as const;

export const assinaturaDoContrato = defineScenario({
  id: 'assinatura-do-contrato',
  title: 'Contratos para ler e assinar',
  story:
    'Caio abre o endereço da assinatura: um contrato já está assinado, falta o outro. Antes de sair, vê para onde vai. Depois de assinar, verifica e está tudo certo: a etapa espera só a confirmação.',
  requirements: ['2.11', '7.14', '12.2'],
  product: 'consignado-inss',
  tags: ['telas', 'link', 'e2e'],
  world: {
    proposal: atSignature,
    checks: { assinatura: { polls: ENDLESS, ends: 'success' } },
    contracts: [credit, insurance],
  },
  plan: {
    listContracts: {
      kind: 'sequence',
      answers: [
        { kind: 'world' },
        {
          kind: 'reply',
          status: 200,
          body: { data: [{ ...credit, signature: 'signed' }, insurance] },
        },
      ],
      afterLast: 'repeat',
    },
  },
  walk: [
    { do: 'open', path: '/sign-proposal' },
    { do: 'waitFor', heading: 'Cédula de crédito bancário' },
    { do: 'waitFor', text: 'Assinatura pendente' },
    { do: 'press', button: 'Ler e assinar: Cédula de crédito bancário' },
    { do: 'waitFor', text: 'assinatura.exemplo.com.br' },
    { do: 'press', button: 'Cancelar' },
    { do: 'press', button: 'Já assinei, verificar agora' },
    { do: 'waitFor', text: 'Tudo assinado. Falta só a confirmação da sua assinatura.' },
    { do: 'press', button: 'Continuar proposta' },
    { do: 'waitFor', heading: 'Recebemos sua assinatura' },
  ],
  verdict: {
    notSeen: [
      'A situação dos contratos mudou',
      'Assinatura pendente',
      'Assine o contrato na Clicksign',
      'Abrir contrato',
    ],
    sent: [{ operation: 'listContracts', times: 2 }],
    endsAt: { path: '/assinatura' },
  },
});

export const nadaParaAssinar = defineScenario({
  id: 'nada-para-assinar',
  title: 'Nada para assinar ainda',
  story: 'O endereço da assinatura é aberto cedo demais: os contratos que Caio já tem não são para assinar.',
  requirements: ['2.11'],
  product: 'consignado-inss',
  tags: ['telas', 'link'],
  world: { proposal: { ...atSignature, currentStep: 'simulacao' } },
  plan: {},
  walk: [
    { do: 'open', path: '/sign-proposal' },
    { do: 'waitFor', text: 'Não há contrato para assinar agora.' },
  ],
  verdict: { notSeen: ['Ler e assinar'], endsAt: { heading: 'Assinatura do contrato' } },
});

export const contratosNaoVieram = defineScenario({
  id: 'contratos-nao-vieram',
  title: 'A lista de contratos não carregou',
  story: 'O serviço falha ao listar os contratos para assinar. Caio tenta de novo na mesma tela.',
  requirements: ['2.11', '7.14'],
  product: 'consignado-inss',
  tags: ['telas', '503'],
  world: { proposal: { ...atSignature, currentStep: 'averbacao' }, contracts: [credit] },
  plan: {
    listContracts: {
      kind: 'sequence',
      answers: [{ kind: 'reply', status: 503, body: { code: 503 } }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open', path: '/sign-proposal' },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', heading: 'Cédula de crédito bancário' },
  ],
  verdict: {
    endsAt: { heading: 'Assinatura do contrato' },
    console: ['[proposta] listContracts: 503'],
  },
});
