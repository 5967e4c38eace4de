import { caio } from '../../cast/personas.ts';
import { ENDLESS } from '../../check.ts';
import { defineScenario, type StartingWorld } from '../../define-scenario.ts';
import { changedSystem } from '../../products/building-blocks/changed-system.ts';
import { checkbox } from '../../products/building-blocks/fields.ts';
import { check, fill, press, pressContinue, waitForHeading } from '../../products/building-blocks/fill.ts';
import { cpf, fullName } from '../../products/building-blocks/person-fields.ts';
import { emprestimoFgts } from '../../products/emprestimo-fgts.ts';
import type { WireField } from '../../wire.ts';

const atConsent: StartingWorld = {
  proposal: {
    currentStep: 'consentimento',
    answers: { 'dados-pessoais': { nome: caio.name, cpf: '86135042726' } },
  },
  checks: { autorizacao: { polls: ENDLESS, ends: 'success' } },
};

const checkConsent = check('Autorizo a consulta do meu saldo do FGTS');

export const consentimento = defineScenario({
  id: 'consentimento',
  title: 'LGPD: ler, marcar, autorizar',
  story:
    'Caio tenta continuar sem marcar a autorização e lê que é preciso aceitar. Depois de marcar, o consentimento é guardado e a consulta começa.',
  requirements: ['4.7', '5.4', '7.19'],
  product: 'saque-aniversario-fgts',
  tags: ['lgpd', 'e2e'],
  world: atConsent,
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Seus dados, suas escolhas'),
    press('Concordar e continuar'),
    { do: 'waitFor', text: 'Os termos devem ser aceitos antes de continuar sua proposta.' },
    checkConsent,
    press('Concordar e continuar'),
    { do: 'waitFor', text: 'Passo 3 de' },
  ],
  verdict: {
    notSeen: ['Seus dados, suas escolhas'],
    sent: [
      {
        operation: 'externalLgpd',
        times: 1,
        body: { cpf: '86135042726', accepted: true, terms: ['lgpdConsultaFgts'] },
      },
      { operation: 'updateStep', poll: false, times: 1, body: { data: { lgpdConsultaFgts: true } } },
    ],
    effects: { consents: 1, savedSteps: 1 },
    endsAt: { path: '/autorizacao' },
  },
});

export const consentimentoNaoGuardado = defineScenario({
  id: 'consentimento-nao-guardado',
  title: 'LGPD: o consentimento não chega',
  story:
    'A conexão cai quando Caio autoriza. Nada segue sem o consentimento: a tela volta à autorização, e da segunda vez ele é guardado.',
  requirements: ['7.19', '11.2'],
  product: 'saque-aniversario-fgts',
  tags: ['lgpd', 'conexão'],
  world: atConsent,
  plan: {
    externalLgpd: { kind: 'sequence', answers: [{ kind: 'networkError' }], afterLast: 'worldAnswers' },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Seus dados, suas escolhas'),
    checkConsent,
    press('Concordar e continuar'),
    { do: 'waitFor', text: 'Por favor, tente novamente recarregando a página.' },
    waitForHeading('Seus dados, suas escolhas'),
    checkConsent,
    press('Concordar e continuar'),
    { do: 'waitFor', text: 'Passo 3 de' },
  ],
  verdict: {
    sent: [
      { operation: 'externalLgpd', times: 2 },
      { operation: 'updateStep', poll: false, times: 1 },
    ],
    effects: { consents: 1, savedSteps: 1 },
    endsAt: { path: '/autorizacao' },
    console: ['[proposta] externalLgpd: no connection'],
  },
});

const OFFERS = 'Quero receber ofertas por e-mail';
const agreements = [
  checkbox('consultaFgts', 'Autorizo a consulta do meu FGTS'),
  checkbox('ofertas', OFFERS, { optional: true }),
];

/** The loan with FGTS, whose first step is a consent with these fields. */
const planWithFirstStep = (fields: WireField[]) =>
  changedSystem(emprestimoFgts, {
    system: {
      steps: emprestimoFgts.steps.map((step, index) =>
        index === 0 ? { ...step, stepType: { ...step.stepType, slug: 'lgpd' }, fields } : step,
      ),
    },
  });

export const consentimentoPrimeiro = defineScenario({
  id: 'consentimento-primeiro',
  title: 'LGPD antes de tudo, sem as ofertas',
  story:
    'A proposta começa pelo consentimento. Caio autoriza a consulta e não quer ofertas: a proposta nasce só com o que ele marcou.',
  requirements: ['4.15', '5.4', '7.19'],
  product: 'emprestimo-fgts',
  tags: ['lgpd', 'opcional'],
  world: {},
  plan: planWithFirstStep(agreements),
  walk: [
    { do: 'open' },
    waitForHeading('Seus dados, suas escolhas'),
    check('Autorizo a consulta do meu FGTS'),
    press('Concordar e continuar'),
    waitForHeading('Seu emprego'),
  ],
  verdict: {
    sent: [
      { operation: 'externalLgpd', times: 1, body: { accepted: true, terms: ['consultaFgts'] } },
      { operation: 'createProposal', times: 1, body: { data: { consultaFgts: true, ofertas: false } } },
    ],
    effects: { consents: 1, proposals: 1 },
    endsAt: { heading: 'Seu emprego' },
  },
});

export const consentimentoNoFormulario = defineScenario({
  id: 'consentimento-no-formulario',
  title: 'LGPD junto com os dados, na primeira etapa',
  story:
    'A primeira etapa pede nome, CPF e autorização. Caio recarrega a página antes de enviar, e a marca continua lá. O consentimento é guardado com o CPF dele antes da proposta.',
  requirements: ['4.15', '5.4', '7.19', '11.3'],
  product: 'emprestimo-fgts',
  tags: ['lgpd', 'opcional', 'recarregar'],
  world: {},
  plan: planWithFirstStep([fullName(), cpf(), ...agreements]),
  walk: [
    { do: 'open' },
    waitForHeading('Seus dados'),
    fill('Nome completo', caio.name),
    fill('CPF', caio.cpf),
    check('Autorizo a consulta do meu FGTS'),
    { do: 'reload' },
    waitForHeading('Seus dados'),
    { do: 'expectChecked', field: 'Autorizo a consulta do meu FGTS', checked: true },
    { do: 'expectChecked', field: OFFERS, checked: false },
    pressContinue,
    waitForHeading('Seu emprego'),
  ],
  verdict: {
    sent: [
      {
        operation: 'externalLgpd',
        times: 1,
        body: { cpf: '86135042726', accepted: true, terms: ['consultaFgts'] },
      },
      { operation: 'createProposal', times: 1, body: { data: { consultaFgts: true, ofertas: false } } },
    ],
    effects: { consents: 1, proposals: 1 },
    endsAt: { heading: 'Seu emprego' },
  },
});
