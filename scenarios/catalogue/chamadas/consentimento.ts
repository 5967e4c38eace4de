import { caio } from '../../cast/personas.ts';
import { ENDLESS } from '../../check.ts';
import { defineScenario, type StartingWorld } from '../../define-scenario.ts';
import { press, tick, waitForHeading } from '../../products/building-blocks/fill.ts';

const atConsent: StartingWorld = {
  proposal: {
    currentStep: 'consentimento',
    answers: { 'dados-pessoais': { nome: caio.name, cpf: '86135042726' } },
  },
  checks: { autorizacao: { polls: ENDLESS, ends: 'success' } },
};

const tickConsent = tick('Autorizo a consulta do meu saldo do FGTS');

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
    tickConsent,
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
    tickConsent,
    press('Concordar e continuar'),
    { do: 'waitFor', text: 'Por favor, tente novamente recarregando a página.' },
    waitForHeading('Seus dados, suas escolhas'),
    tickConsent,
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
