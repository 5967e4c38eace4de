import { marina } from '../../cast/personas.ts';
import { defineScenario, type StartingWorld } from '../../define-scenario.ts';
import { choose, fill, press, waitForHeading } from '../../products/building-blocks/fill.ts';
import type { WalkAction } from '../../walk.ts';

const world: StartingWorld = {
  proposal: {
    currentStep: 'dadosContaDeLuz',
    answers: { 'dados-pessoais': { nome: marina.name, cpf: '52998224725', contaEmMeuNome: 'Sim' } },
  },
  overdueBill: true,
};

const sendBill: readonly WalkAction[] = [
  { do: 'open' },
  waitForHeading('Confira os dados da conta'),
  fill('Número da instalação', '204518890'),
  fill('Valor da conta', 'R$ 187,40'),
  choose('Esta conta já foi paga?', 'Ainda não'),
  press('Continuar'),
];

const submitBill: readonly WalkAction[] = [...sendBill, waitForHeading('Sua conta de luz está em atraso')];

export const overdueBillAttach = defineScenario({
  id: 'overdue-bill-attach',
  title: 'Conta em atraso: anexar comprovante',
  story: 'A conta de luz de Marina está em atraso, mas ela já pagou: vai anexar o comprovante.',
  requirements: ['4.19'],
  product: 'credito-conta-de-luz',
  tags: ['envio'],
  world,
  plan: {},
  walk: [...submitBill, press('Anexar comprovante'), waitForHeading('Comprovante de pagamento')],
  verdict: {
    seen: ['Comprovante da conta em atraso'],
    sent: [{ operation: 'updateStep', times: 1 }],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Comprovante de pagamento' },
  },
});

export const overdueBillLater = defineScenario({
  id: 'overdue-bill-later',
  title: 'Conta em atraso: agora não',
  story: 'Marina não tem o comprovante à mão: deixa para depois e segue para o endereço.',
  requirements: ['4.2', '4.19'],
  product: 'credito-conta-de-luz',
  tags: ['envio'],
  world,
  plan: {},
  walk: [...submitBill, press('Agora não'), waitForHeading('Endereço')],
  verdict: {
    sent: [{ operation: 'updateStep', times: 2, body: { data: { stepAction: 'skipStep' } } }],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Endereço' },
  },
});

export const overdueBillReloadQuestion = defineScenario({
  id: 'overdue-bill-reload-question',
  title: 'Conta em atraso: página recarregada na pergunta',
  story:
    'O celular recarrega a página enquanto Marina procura o comprovante. A pergunta ainda está lá, e ela deixa para depois.',
  requirements: ['4.19', '11.3'],
  product: 'credito-conta-de-luz',
  tags: ['envio'],
  world,
  plan: {},
  walk: [
    ...submitBill,
    { do: 'reload' },
    waitForHeading('Sua conta de luz está em atraso'),
    press('Agora não'),
    waitForHeading('Endereço'),
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 2, body: { data: { stepAction: 'skipStep' } } }],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Endereço' },
  },
});

export const overdueBillReloadSending = defineScenario({
  id: 'overdue-bill-reload-sending',
  title: 'Conta em atraso: página recarregada durante o envio',
  story:
    'O serviço recebe os dados da conta, que está em atraso, mas o celular recarrega a página antes da resposta. A pergunta aparece mesmo assim, e Marina deixa o comprovante para depois.',
  requirements: ['4.19', '11.2', '11.3'],
  product: 'credito-conta-de-luz',
  tags: ['envio', 'recarregar'],
  world,
  plan: {
    updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
    getSystem: {
      kind: 'sequence',
      answers: [{ kind: 'world' }, { kind: 'hang' }],
      afterLast: 'worldAnswers',
    },
  },
  walk: [
    ...sendBill,
    { do: 'waitForCall', operation: 'getSystem', times: 2 },
    { do: 'reload' },
    waitForHeading('Sua conta de luz está em atraso'),
    press('Agora não'),
    waitForHeading('Endereço'),
  ],
  verdict: {
    sent: [{ operation: 'updateStep', times: 2, body: { data: { stepAction: 'skipStep' } } }],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Endereço' },
  },
});

export const overdueBillAnswerLost = defineScenario({
  id: 'overdue-bill-answer-lost',
  title: 'Conta em atraso: a resposta se perde',
  story:
    'A conexão cai enquanto o serviço responde que a conta de Marina está em atraso. O app consulta a proposta, que diz o mesmo: a pergunta aparece, e ela deixa o comprovante para depois.',
  requirements: ['4.19', '11.2'],
  product: 'credito-conta-de-luz',
  tags: ['envio'],
  world,
  plan: {
    updateStep: { kind: 'sequence', answers: [{ kind: 'lostAfterCommit' }], afterLast: 'worldAnswers' },
  },
  walk: [...submitBill, press('Agora não'), waitForHeading('Endereço')],
  verdict: {
    sent: [{ operation: 'updateStep', times: 2, body: { data: { stepAction: 'skipStep' } } }],
    effects: { savedSteps: 1 },
    endsAt: { heading: 'Endereço' },
  },
});
