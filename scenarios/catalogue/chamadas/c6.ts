import { ENDLESS } from '../../check.ts';
import { defineScenario, type StartingWorld } from '../../define-scenario.ts';
import { fill, press, waitForHeading } from '../../products/building-blocks/fill.ts';

/** C6 has sent the SMS, and the step waits for the code. */
const codeAwaited: StartingWorld = {
  proposal: { currentStep: 'codigo', answers: {}, stepStatus: { codigo: 'waiting' } },
  checks: {
    codigo: { polls: ENDLESS, ends: 'success' },
    'consulta-de-margem': { polls: ENDLESS, ends: 'success' },
  },
};

export const c6CodigoErrado = defineScenario({
  id: 'c6-codigo-errado',
  title: 'C6: código errado, depois o certo',
  story:
    'Caio digita um código que não é o do SMS: a mensagem aparece junto do campo. Com o código certo a consulta de margem começa.',
  requirements: ['4.28', '7.33'],
  product: 'consignado-privado',
  tags: ['c6', 'token', '422'],
  world: codeAwaited,
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Digite o código do C6'),
    fill('Código', '111111'),
    press('Confirmar código'),
    { do: 'waitFor', text: 'Código inválido ou expirado.' },
    fill('Código', '336421'),
    press('Confirmar código'),
    waitForHeading('O C6 está preparando seu consignado'),
  ],
  verdict: {
    sent: [
      { operation: 'sendC6ConsignadoPrivadoToken', times: 2, status: 422 },
      { operation: 'sendC6ConsignadoPrivadoToken', status: 200, body: { token: '336421' } },
      { operation: 'pollC6ConsignadoPrivado' },
    ],
    endsAt: { path: '/consulta-de-margem' },
  },
});

export const c6CodigoSemResposta = defineScenario({
  id: 'c6-codigo-sem-resposta',
  title: 'C6: o envio do código não tem resposta',
  story:
    'A conexão cai depois que o C6 recebeu o código. O aplicativo pergunta onde a proposta está e segue, sem enviar o código outra vez.',
  requirements: ['7.33', '11.2'],
  product: 'consignado-privado',
  tags: ['c6', 'token', 'conexão'],
  world: codeAwaited,
  plan: {
    sendC6ConsignadoPrivadoToken: {
      kind: 'sequence',
      answers: [{ kind: 'lostAfterCommit' }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    waitForHeading('Digite o código do C6'),
    fill('Código', '336421'),
    press('Confirmar código'),
    { do: 'waitFor', text: 'Conferimos: seus dados chegaram.' },
    waitForHeading('O C6 está preparando seu consignado'),
  ],
  verdict: {
    sent: [
      { operation: 'sendC6ConsignadoPrivadoToken', times: 1 },
      { operation: 'getSystem', times: 2 },
    ],
    endsAt: { path: '/consulta-de-margem' },
    console: ['[proposta] sendC6ConsignadoPrivadoToken: no connection'],
  },
});

export const c6NovoSms = defineScenario({
  id: 'c6-novo-sms',
  title: 'C6: outro SMS',
  story:
    'O SMS do C6 não chegou. Caio pede outro, pela mesma chamada que espera, e continua na tela do código.',
  requirements: ['4.28', '7.33'],
  product: 'consignado-privado',
  tags: ['c6', 'sms'],
  world: codeAwaited,
  plan: {},
  walk: [
    { do: 'open' },
    waitForHeading('Digite o código do C6'),
    press('Receber um novo SMS'),
    { do: 'waitFor', text: 'Enviamos um novo SMS' },
    waitForHeading('Digite o código do C6'),
  ],
  verdict: {
    sent: [{ operation: 'pollC6ConsignadoPrivado', body: { resendSms: true } }],
    effects: { smsSent: 1 },
    endsAt: { heading: 'Digite o código do C6' },
  },
});

export const c6EsperaFalha = defineScenario({
  id: 'c6-espera-falha',
  title: 'C6: uma consulta falha no meio da espera',
  story:
    'Enquanto a Dataprev confere o vínculo de Caio, uma consulta falha. Um aviso conta isso, a espera continua e a oferta aparece.',
  requirements: ['4.28', '7.33'],
  product: 'consignado-privado',
  tags: ['c6', 'espera', '503'],
  world: {
    proposal: { currentStep: 'consulta-de-margem', answers: {} },
    checks: { 'consulta-de-margem': { polls: 1, ends: 'success' } },
  },
  plan: {
    pollC6ConsignadoPrivado: {
      kind: 'sequence',
      answers: [{ kind: 'reply', status: 503, body: { code: 503, message: 'A Dataprev não respondeu.' } }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    { do: 'open' },
    { do: 'waitFor', text: 'A Dataprev não respondeu.' },
    { do: 'waitFor', heading: 'Sua oferta' },
  ],
  verdict: {
    sent: [{ operation: 'pollC6ConsignadoPrivado', times: 3 }],
    endsAt: { path: '/simulacao' },
    console: ['[proposta] pollC6ConsignadoPrivado: 503'],
  },
});
