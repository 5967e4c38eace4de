import { caio } from '../../cast/personas.ts';
import { ENDLESS } from '../../check.ts';
import { defineScenario, type StartingProposal } from '../../define-scenario.ts';

const inAnalysis: StartingProposal = {
  currentStep: 'analise',
  situation: 'em-analise',
  answers: { 'dados-pessoais': { nome: caio.name, cpf: caio.cpf } },
};

export const situacaoDaProposta = defineScenario({
  id: 'situacao-da-proposta',
  title: 'Situação da proposta e dos documentos',
  story:
    'Caio abre o endereço da situação enquanto a proposta é analisada. Vê o que foi aprovado, o que está em conferência e o que o banco não aceitou, e volta para a proposta.',
  requirements: ['2.6', '3.50', '7.13'],
  product: 'credito-conta-de-luz',
  tags: ['telas', 'link', 'e2e'],
  world: {
    proposal: inAnalysis,
    checks: { analise: { polls: ENDLESS, ends: 'success' } },
    documents: {
      'Conta de luz': 'reproved',
      'Comprovante de endereço': 'pending',
      'Documento com foto': 'approved',
      'Selfie da assinatura': '',
    },
  },
  plan: {},
  walk: [
    { do: 'open', path: '/proposal-status' },
    { do: 'waitFor', heading: 'Situação da proposta' },
    { do: 'waitFor', text: 'Reprovada' },
    { do: 'waitFor', text: 'Pendente' },
    { do: 'waitFor', text: 'Aprovada' },
    { do: 'waitFor', text: 'n/a' },
    { do: 'waitFor', text: 'Conta de luz: o banco não aceitou' },
    { do: 'waitFor', text: 'Proposta iniciada' },
    { do: 'press', button: 'Atualizar situação' },
    { do: 'advance', ms: 2000 },
    { do: 'press', button: 'Continuar proposta' },
    { do: 'waitFor', heading: 'Um analista está avaliando seu crédito' },
  ],
  verdict: { sent: [{ operation: 'proposalDetails', times: 2 }], endsAt: { path: '/analise' } },
});

export const situacaoSemProposta = defineScenario({
  id: 'situacao-sem-proposta',
  title: 'Situação antes da proposta',
  story:
    'O endereço da situação é aberto antes de haver proposta. Não há o que mostrar: a primeira etapa abre.',
  requirements: ['2.17c'],
  product: 'credito-conta-de-luz',
  tags: ['telas', 'link'],
  world: {},
  plan: {},
  walk: [
    { do: 'open', path: '/proposal-status' },
    { do: 'waitFor', heading: 'Vamos começar' },
  ],
  verdict: { sent: [{ operation: 'proposalDetails', times: 0 }], endsAt: { path: '/dados-pessoais' } },
});

export const situacaoFalhou = defineScenario({
  id: 'situacao-falhou',
  title: 'A situação não carregou na primeira vez',
  story: 'O serviço falha quando a situação é pedida. Caio tenta de novo no mesmo lugar e a vê.',
  requirements: ['7.13'],
  product: 'credito-conta-de-luz',
  tags: ['telas', '500'],
  world: { proposal: inAnalysis },
  plan: {
    proposalDetails: {
      kind: 'sequence',
      answers: [{ kind: 'reply', status: 500, body: { code: 500 } }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open', path: '/proposal-status' },
    { do: 'press', button: 'Tentar novamente' },
    { do: 'waitFor', heading: 'Documentos' },
  ],
  verdict: {
    seen: ['Proposta iniciada'],
    sent: [{ operation: 'proposalDetails', times: 2 }],
    endsAt: { path: '/proposal-status' },
    console: ['[proposta] proposalDetails: 500'],
  },
});

export const avisoNoAlto = defineScenario({
  id: 'aviso-no-alto',
  title: 'Situação pelo alto da tela',
  story: 'Quem já tem uma proposta chega à situação pelo sino, no alto da tela.',
  requirements: ['3.16', '2.6'],
  product: 'credito-conta-de-luz',
  tags: ['telas'],
  world: { proposal: inAnalysis, checks: { analise: { polls: ENDLESS, ends: 'success' } } },
  plan: {},
  walk: [
    { do: 'open' },
    { do: 'press', button: 'Situação da proposta' },
    { do: 'waitFor', heading: 'Linha do tempo' },
  ],
  verdict: { endsAt: { path: '/proposal-status' } },
});
