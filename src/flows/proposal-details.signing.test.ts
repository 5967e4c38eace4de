import { afterEach, expect, test } from 'vitest';
import { isEachSigned } from '#journey/contracts-to-sign.ts';
import type { Answer, Plan } from '#scenarios/define-scenario.ts';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, SLUG, statusOf } from '#tests/flows/open-at-step.ts';
import { storeStepStatus } from './accept-outcome.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

const analysis = { proposal: { currentStep: 'analise-de-credito', answers: {} } };

test('[7.14] contracts that load after the visitor has come back to the same place are shown', async () => {
  stage = setUpFlows({ world: analysis });
  await stage.open();
  await stage.flows.openSidePage('signature');
  const loading = stage.flows.loadSigning();
  stage.state.place = { ...stage.state.place };
  await loading;
  expect(stage.state.contracts.status).toBe('success');
});

test('[13.5] a check for signatures that finds nothing new says so', async () => {
  stage = setUpFlows({ world: analysis });
  await stage.open();
  await stage.flows.openSidePage('signature');
  await stage.flows.loadSigning();
  expect(stage.state.toasts).toEqual([]);
  await stage.flows.checkSigning();
  expect(stage.state.toasts).toMatchObject([{ type: 'info', title: 'Ainda não há novidades' }]);
});

const listWith = (
  signature: 'pending' | 'signed' | 'refused',
  link = 'https://assinatura.exemplo.com.br/1',
) => ({
  kind: 'reply' as const,
  status: 200 as const,
  body: { data: [{ _id: 'C1', name: 'Cédula de crédito', link, signature }] },
});

const NO_NEWS = 'Ainda não há novidades';

const MAY_TAKE = 'A assinatura pode levar alguns minutos para aparecer aqui.';

test.each([
  ['pending', undefined, MAY_TAKE],
  ['refused', undefined, MAY_TAKE],
  ['refused', '', ''],
] as const)(
  '[13.5] [2.11] a check that finds nothing new about a %s contract with the link %j says of the wait: %j',
  async (signature, link, text) => {
    stage = setUpFlows({
      world: analysis,
      plan: {
        listContracts: { kind: 'sequence', answers: [listWith(signature, link)], afterLast: 'repeat' },
      },
    });
    await stage.open();
    await stage.flows.openSidePage('signature');
    await stage.flows.loadSigning();
    await stage.flows.checkSigning();
    expect(stage.state.toasts).toMatchObject([{ title: NO_NEWS, text }]);
  },
);

const CHANGED = 'A situação dos contratos mudou';

test.each([
  ['that finds one refused', CHANGED, listWith('refused')],
  ['that finds a renewed link', NO_NEWS, listWith('pending', 'https://outro.exemplo.com.br')],
  [
    'that finds another contract',
    CHANGED,
    { ...listWith('pending'), body: { data: [{ _id: 'C2', signature: 'pending' as const }] } },
  ],
])('[13.5] [13.3] a check for signatures %s says: %s', async (_, title, secondAnswer) => {
  stage = setUpFlows({
    world: analysis,
    plan: {
      listContracts: {
        kind: 'sequence',
        answers: [listWith('pending'), secondAnswer],
        afterLast: 'repeat',
      },
    },
  });
  await stage.open();
  await stage.flows.openSidePage('signature');
  await stage.flows.loadSigning();
  await stage.flows.checkSigning();
  expect(stage.state.toasts).toMatchObject([{ title }]);
});

test('[13.5] a check that finds everything signed shows no message, because the page says so', async () => {
  stage = setUpFlows({
    world: analysis,
    plan: {
      listContracts: {
        kind: 'sequence',
        answers: [listWith('pending'), listWith('signed')],
        afterLast: 'repeat',
      },
    },
  });
  const { flows, state } = stage;
  await stage.open();
  await flows.openSidePage('signature');
  await flows.loadSigning();
  await flows.checkSigning();
  expect(state.contracts.list).toMatchObject([{ signature: 'signed' }]);
  expect(state.toasts).toEqual([]);
});

test.each<[string, Answer<'listContracts'>]>([
  ['is still loading', { kind: 'hang' }],
  ['could not be loaded', { kind: 'reply', status: 500, body: { code: 500 } }],
])(
  '[13.5] while the list of contracts %s, a check for signatures does not say that one has changed, nor that a signed one is not',
  async (_, firstAnswer) => {
    for (const signature of ['pending', 'signed'] as const) {
      stage?.close();
      stage = setUpFlows({
        world: analysis,
        plan: {
          listContracts: {
            kind: 'sequence',
            answers: [firstAnswer, listWith(signature)],
            afterLast: 'repeat',
          },
        },
      });
      const { flows, sent, state } = stage;
      await stage.open();
      await flows.openSidePage('signature');
      const firstLoad = flows.loadSigning();
      if (firstAnswer.kind === 'hang') await until(() => sent('listContracts').length === 1);
      else await firstLoad;
      await flows.checkSigning();
      expect(state.contracts.list).toMatchObject([{ signature }]);
      expect(state.toasts.map(({ title }) => title)).toEqual(signature === 'pending' ? [NO_NEWS] : []);
    }
  },
);

test.each<[string, Plan]>([
  ['the list has no contract to sign', { listContracts: { kind: 'reply', status: 200, body: { data: [] } } }],
  ['the list does not load', { listContracts: { kind: 'reply', status: 500, body: { code: 500 } } }],
])(
  '[2.11] [13.5] if %s, a check for signatures opens the signature step, which asks whether it is signed',
  async (_, plan) => {
    const visit = await openAtStep('clickSign', {
      status: 'waiting',
      check: { polls: 1, ends: 'success' },
      plan,
    });
    await until(() => isWaiting(visit));
    await visit.flows.openSidePage('signature');
    await visit.flows.loadSigning();
    await visit.flows.checkSigning();
    expect(visit.state.place).toEqual({ kind: 'step', slug: SLUG });
    await until(() => statusOf(visit) === 'success');
  },
);

test('[2.11] a check for signatures leads nowhere after the visitor has left the page', async () => {
  const visit = await openAtStep('clickSign', { status: 'waiting' });
  await until(() => isWaiting(visit));
  await visit.flows.openSidePage('signature');
  const checking = visit.flows.checkSigning();
  await visit.flows.openSidePage('stepsTutorial');
  await checking;
  expect(visit.state.place).toEqual({ kind: 'sidePage', page: 'stepsTutorial' });
});

const hangingOnce = { kind: 'sequence', answers: [{ kind: 'hang' }], afterLast: 'worldAnswers' } as const;

test('[13.5] a check for signatures asks again, even while an earlier load is running, whose answer may be older', async () => {
  stage = setUpFlows({ world: analysis, plan: { listContracts: hangingOnce } });
  const { flows, sent, state } = stage;
  await stage.open();
  await flows.openSidePage('signature');
  const firstLoad = flows.loadSigning();
  await until(() => sent('listContracts').length === 1);
  await flows.checkSigning();
  expect(sent('listContracts')).toHaveLength(2);
  expect(state.contracts.status).toBe('success');
  await firstLoad;
  expect(state.contracts.status).toBe('success');
  expect(state.toasts).toMatchObject([{ title: 'Ainda não há novidades' }]);
});

test('[2.11] signatures are known for their step until its status changes, because a contract may be signed again', async () => {
  const signed = { _id: 'c1', name: 'Contrato', signature: 'signed' } as const;
  const visit = await openAtStep('clickSign', {
    status: 'waiting',
    plan: { listContracts: { kind: 'reply', status: 200, body: { data: [signed] } } },
  });
  await visit.flows.loadSigning();
  expect(isEachSigned(visit.state.contracts, SLUG)).toBe(true);
  expect(isEachSigned(visit.state.contracts, 'outra')).toBe(false);
  storeStepStatus(visit, SLUG, 'waiting');
  expect(isEachSigned(visit.state.contracts, SLUG)).toBe(true);
  storeStepStatus(visit, SLUG, 'remake');
  storeStepStatus(visit, SLUG, 'waiting');
  expect(isEachSigned(visit.state.contracts, SLUG)).toBe(false);
});

test('[2.11] signatures that are loaded again stay known meanwhile, also if the visitor leaves the list before the answer', async () => {
  const signed = { _id: 'c1', name: 'Contrato', signature: 'signed' } as const;
  const visit = await openAtStep('clickSign', {
    status: 'waiting',
    plan: {
      listContracts: {
        kind: 'sequence',
        answers: [{ kind: 'reply', status: 200, body: { data: [signed] } }, { kind: 'hang' }],
        afterLast: 'worldAnswers',
      },
    },
  });
  await visit.flows.loadSigning();
  void visit.flows.loadSigning();
  await until(() => visit.state.contracts.status === 'loading');
  expect(isEachSigned(visit.state.contracts, SLUG)).toBe(true);
});
