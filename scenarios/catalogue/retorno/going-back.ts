import { marina } from '../../cast/personas.ts';
import { ENDLESS } from '../../check.ts';
import { defineScenario, type StartingProposal } from '../../define-scenario.ts';
import { fill, press, pressContinue, waitForHeading } from '../../products/building-blocks/fill.ts';
import { addressAnswers, allAnswers, personalAnswers } from '../../products/credito-pessoal.answers.ts';
import { creditoPessoal } from '../../products/credito-pessoal.ts';
import { submitTerms } from '../../products/credito-pessoal.walk.ts';
import { systemAnswer } from '../../products/system-answer.ts';

const atBank: StartingProposal = {
  currentStep: 'dados-bancarios',
  answers: { 'dados-pessoais': personalAnswers(marina), endereco: addressAnswers(marina) },
};

export const voltarECorrigir = defineScenario({
  id: 'voltar-e-corrigir',
  title: 'Voltar uma etapa e corrigir',
  story:
    'Marina percebe nos dados bancários que errou o número da casa. Ela volta, corrige, e segue onde estava.',
  requirements: ['4.11', '4.12', '2.33b'],
  product: 'credito-pessoal',
  tags: ['retorno', 'e2e'],
  world: { proposal: atBank },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Dados bancários'),
    press('Voltar'),
    waitForHeading('Endereço'),
    press('Ir para a etapa atual'),
    waitForHeading('Dados bancários'),
    { do: 'expectAbsent', text: 'Ir para a etapa atual' },
    press('Voltar'),
    waitForHeading('Endereço'),
    { do: 'expectChoice', field: 'Estado', option: marina.state.label },
    fill('Número', '1200'),
    pressContinue,
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 1, body: { data: { numero: '1200' } } }],
    effects: { proposals: 1, savedSteps: 1 },
    endsAt: { path: '/dados-bancarios' },
  },
});

export const etapaEmRevisao = defineScenario({
  id: 'etapa-em-revisao',
  title: 'Uma etapa anterior pede revisão',
  story:
    'O serviço pede que Marina confira os dados pessoais antes de seguir. Ela confere, continua, e volta à etapa em que estava.',
  requirements: ['4.10', '4.11'],
  product: 'credito-pessoal',
  tags: ['retorno'],
  world: { proposal: { ...atBank, reviewStep: 'dados-pessoais' } },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Dados pessoais'),
    { do: 'expectField', field: 'Nome completo', value: marina.name },
    pressContinue,
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 1 }],
    endsAt: { path: '/dados-bancarios' },
  },
});

export const revisaoEmOutraEtapa = defineScenario({
  id: 'revisao-em-outra-etapa',
  title: 'A revisão chega enquanto outra etapa está aberta',
  story:
    'Marina volta ao endereço e o corrige. A resposta pede que ela confira os dados pessoais: é essa etapa que abre, e depois dela a atual.',
  requirements: ['4.10', '4.11', '4.12'],
  product: 'credito-pessoal',
  tags: ['retorno', 'revisão'],
  world: { proposal: atBank },
  plan: {
    updateStep: {
      kind: 'sequence',
      answers: [
        {
          kind: 'reply',
          status: 200,
          body: {
            data: {
              currentStep: 'dados-bancarios',
              reviewStep: 'dados-pessoais',
              selfContract: {},
              stepStatus: 'init',
              situation: 'emAndamento',
            },
          },
        },
      ],
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
    waitForHeading('Dados pessoais'),
    { do: 'expectField', field: 'Nome completo', value: marina.name },
    pressContinue,
    waitForHeading('Dados bancários'),
    { do: 'expectAbsent', text: 'Ir para a etapa atual' },
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 2, poll: false }],
    endsAt: { path: '/dados-bancarios' },
  },
});

export const revisaoDeixadaDeLado = defineScenario({
  id: 'revisao-deixada-de-lado',
  title: 'Da revisão direto à etapa atual',
  story:
    'Marina já conferiu os dados ontem. Ela escolhe a etapa atual, e a revisão deixa de valer nesta visita.',
  requirements: ['4.12'],
  product: 'credito-pessoal',
  tags: ['retorno'],
  world: { proposal: { ...atBank, reviewStep: 'dados-pessoais' } },
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Dados pessoais'),
    press('Ir para a etapa atual'),
    waitForHeading('Dados bancários'),
  ],
  verdict: { sent: [{ operation: 'updateStep', times: 0 }], endsAt: { path: '/dados-bancarios' } },
});

export const semVolta = defineScenario({
  id: 'sem-volta',
  title: 'Daqui não se volta',
  story: 'Os dados bancários desta proposta não deixam voltar: nem botão, nem endereço digitado.',
  requirements: ['4.13'],
  product: 'credito-pessoal',
  tags: ['retorno'],
  world: { proposal: atBank },
  plan: {
    getSystem: {
      kind: 'reply',
      status: 200,
      body: {
        data: {
          ...systemAnswer(creditoPessoal, {
            _id: '64f1c0010d4e8a0012c9f001',
            currentStep: 'dados-bancarios',
            selfContract: {},
          }),
          steps: creditoPessoal.steps.map(step =>
            step.slug === 'dados-bancarios' ? { ...step, notAllowedToReturnFromHere: true } : step,
          ),
        },
      },
    },
  },
  walk: [{ do: 'open', path: '/endereco' }, waitForHeading('Dados bancários')],
  verdict: { notSeen: ['Voltar'], endsAt: { path: '/dados-bancarios' } },
});

export const averbadaNaoVolta = defineScenario({
  id: 'averbada-nao-volta',
  title: 'O que está averbado não volta',
  story:
    'O desconto de Caio já foi averbado. O link antigo pede para refazer o cadastro; a página explica e fica onde a proposta está.',
  requirements: ['4.14'],
  product: 'e-worker',
  tags: ['retorno', 'consignado'],
  world: {
    proposal: { currentStep: 'validacao-da-oferta', answers: {}, endorsed: true },
    checks: { 'validacao-da-oferta': { polls: ENDLESS, ends: 'success' } },
  },
  plan: {},
  walk: [
    { do: 'open', query: { redo_step: 'dados-pessoais' } },
    { do: 'waitFor', text: 'Proposta já averbada não pode ser retrocedida!' },
  ],
  verdict: { endsAt: { path: '/validacao-da-oferta' } },
});

export const refazerEtapa = defineScenario({
  id: 'refazer-etapa',
  title: 'O link pede que uma etapa seja refeita',
  story:
    'A equipe manda a Marina um link para corrigir o endereço. Ele abre nessa etapa uma única vez; ao recarregar, a proposta segue de onde está.',
  requirements: ['2.22', '12.1'],
  product: 'credito-pessoal',
  tags: ['retorno', 'e2e'],
  world: { proposal: atBank },
  plan: {},
  walk: [
    { do: 'open', query: { redo_step: 'endereco' } },
    waitForHeading('Endereço'),
    fill('Número', '77'),
    pressContinue,
    waitForHeading('Dados bancários'),
    { do: 'reload' },
    waitForHeading('Dados bancários'),
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 1, body: { data: { numero: '77' } } }],
    endsAt: { path: '/dados-bancarios' },
  },
});

export const refazerDeFora = defineScenario({
  id: 'refazer-de-fora',
  title: 'Refeita a pedido de fora, a proposta acaba ali',
  story:
    'O endereço de Marina é refeito a pedido do banco. Ela recarrega a página e o que digitou continua lá. Depois de enviado não há mais nada a preencher: vem a página final.',
  requirements: ['4.26', '11.3'],
  product: 'credito-pessoal',
  tags: ['retorno'],
  world: { proposal: { ...atBank, externalRedoStep: 'endereco' } },
  plan: {},
  walk: [
    { do: 'open', query: { redo_step: 'endereco' } },
    waitForHeading('Endereço'),
    fill('Número', '77'),
    { do: 'reload' },
    waitForHeading('Endereço'),
    { do: 'expectField', field: 'Número', value: '77' },
    pressContinue,
    { do: 'waitFor', heading: 'Proposta enviada' },
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 1, body: { data: { numero: '77' } } }],
    endsAt: { path: '/final-page' },
  },
});

/** The answer of the service when the address, a step of the type `details`, has succeeded. */
const systemWithAddressDone = systemAnswer(creditoPessoal, {
  _id: '64f1c0010d4e8a0012c9f002',
  currentStep: atBank.currentStep,
  selfContract: { endereco: addressAnswers(marina) },
});

export const refazerEtapaConcluida = defineScenario({
  id: 'refazer-etapa-concluida',
  title: 'O link pede uma etapa que já foi concluída',
  story:
    'O serviço já deu o endereço de Marina por concluído. O link que pede essa etapa abre o formulário assim mesmo, e ela corrige o número. Depois de recarregar, "Voltar" também leva até ele.',
  requirements: ['2.22', '4.12'],
  product: 'credito-pessoal',
  tags: ['retorno'],
  world: { proposal: { ...atBank, id: '64f1c0010d4e8a0012c9f002' } },
  plan: {
    getSystem: {
      kind: 'reply',
      status: 200,
      body: {
        data: {
          ...systemWithAddressDone,
          steps: systemWithAddressDone.steps.map(step =>
            step.slug === 'endereco'
              ? { ...step, state: 'success', stepType: { ...step.stepType, slug: 'details' } }
              : step,
          ),
        },
      },
    },
  },
  walk: [
    { do: 'open', query: { redo_step: 'endereco' } },
    waitForHeading('Endereço'),
    fill('Número', '77'),
    pressContinue,
    waitForHeading('Dados bancários'),
    { do: 'reload' },
    waitForHeading('Dados bancários'),
    press('Voltar'),
    waitForHeading('Endereço'),
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 1, body: { data: { numero: '77' } } }],
    endsAt: { path: '/endereco' },
  },
});

/** The answer of the service before the analysis. The scenario lets the visitor return from every step. */
const systemBeforeAnalysis = systemAnswer(creditoPessoal, {
  _id: '64f1c0010d4e8a0012c9f001',
  currentStep: 'termos',
  selfContract: {},
});

export const minhasPropostas = defineScenario({
  id: 'minhas-propostas',
  title: 'Minhas Propostas durante a análise',
  story:
    'Marina envia os termos e espera a análise. Por "Minhas Propostas" ela volta à etapa que deixou, enquanto isso é permitido.',
  requirements: ['2.33b'],
  product: 'credito-pessoal',
  tags: ['retorno'],
  world: {
    proposal: { id: '64f1c0010d4e8a0012c9f001', currentStep: 'termos', answers: allAnswers(marina) },
    checks: { 'analise-de-credito': { polls: ENDLESS, ends: 'success' } },
  },
  plan: {
    getSystem: {
      kind: 'reply',
      status: 200,
      body: {
        data: {
          ...systemBeforeAnalysis,
          steps: systemBeforeAnalysis.steps.map(step => ({ ...step, notAllowedToReturnFromHere: false })),
        },
      },
    },
  },
  walk: [{ do: 'open' }, ...submitTerms, press('Minhas Propostas'), waitForHeading('Termos')],
  verdict: { endsAt: { path: '/termos' } },
});
