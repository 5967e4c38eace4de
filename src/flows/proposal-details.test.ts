import { afterEach, expect, test } from 'vitest';
import { isEachSigned } from '#journey/contracts-to-sign.ts';
import type { Answer, Plan } from '#scenarios/define-scenario.ts';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, SLUG, statusOf } from '#tests/flows/open-at-step.ts';
import { createGate } from '#tests/support/create-gate.ts';
import { storeStepStatus } from './accept-outcome.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

/** A promise and the function that resolves it. */
function createDeferred(): { promise: Promise<void>; resolve: () => void } {
  let resolve = (): void => undefined;
  const promise = new Promise<void>(settle => {
    resolve = settle;
  });
  return { promise, resolve: () => resolve() };
}

const analysis = { proposal: { currentStep: 'analise-de-credito', answers: {} } };

test('[7.13] [2.6] the status address opens the journey first, then reads the proposal', async () => {
  stage = setUpFlows({ world: analysis, path: '/proposal-status' });
  await stage.open();
  expect(stage.path()).toBe('/proposal-status');
  expect(stage.state.proposal?.currentStep).toBe('analise-de-credito');
  await stage.flows.loadDetails();
  const { proposal, status } = stage.state.proposalDetails;
  expect(status).toBe('success');
  expect(proposal).toMatchObject({ id: stage.state.proposal?.id, bankName: 'CREFAZ' });
  expect(proposal?.history.length).toBeGreaterThan(0);
  const addresses = stage.engine.journal
    .filter(({ operation }) => operation === 'proposalDetails')
    .map(({ address }) => address);
  expect(addresses).toEqual([expect.stringMatching(`/${stage.state.proposal?.id}/proposal-details$`)]);
});

test('[7.13] without a proposal no details are requested', async () => {
  stage = setUpFlows();
  await stage.open();
  await stage.flows.loadDetails();
  expect(stage.state.proposalDetails).toEqual({ status: 'success', proposal: undefined });
  expect(stage.sent('proposalDetails')).toEqual([]);
});

test.each([
  ['cancelada', 'cancelada'],
  ['', 'finalizada'],
])(
  '[7.13] [2.2] [2.6] the situation %j of the details makes that of the proposal %j',
  async (situation, expected) => {
    stage = setUpFlows({
      world: { proposal: { ...analysis.proposal, situation: 'finalizada' } },
      plan: {
        proposalDetails: {
          kind: 'offContract',
          reason: 'a situation that the world does not have',
          status: 200,
          body: { data: { _id: 'p', situation } },
        },
      },
    });
    await stage.open();
    await stage.flows.openSidePage('proposalStatus');
    await stage.flows.loadDetails();
    expect(stage.state.proposalDetails.status).toBe('success');
    expect(stage.state.proposal?.situation).toBe(expected);
  },
);

test('[7.13] amounts are in cents, and entries that are not documents or have no name are omitted', async () => {
  stage = setUpFlows({
    world: analysis,
    plan: {
      proposalDetails: {
        kind: 'offContract',
        reason: 'the service sends more than it says',
        status: 200,
        body: {
          data: {
            _id: 'p',
            situation: 'x',
            value: '1234.56',
            documents: [null, { name: '' }, { name: 'CNH' }],
          },
        },
      },
    },
  });
  await stage.open();
  await stage.flows.openSidePage('proposalStatus');
  await stage.flows.loadDetails();
  expect(stage.state.proposalDetails.proposal).toMatchObject({
    amount: 123_456,
    documents: [{ name: 'CNH', situation: '' }],
  });
});

test('[7.13] [16.2] the situations of the status page are texts: entities are decoded, marks of direction are removed', async () => {
  stage = setUpFlows({
    world: analysis,
    plan: {
      proposalDetails: {
        kind: 'reply',
        status: 200,
        body: {
          data: {
            _id: 'p',
            situation: 'Aguardando an&aacute;lise',
            history: [{ situation: 'Recebida \u202e&amp; conferida', date: '2026-11-24T12:00:00Z' }],
          },
        },
      },
    },
  });
  await stage.open();
  await stage.flows.openSidePage('proposalStatus');
  await stage.flows.loadDetails();
  expect(stage.state.proposalDetails.proposal).toMatchObject({
    situation: 'Aguardando análise',
    history: [{ situation: 'Recebida & conferida' }],
  });
});

test('[8.22] a failure shows in place of the details', async () => {
  stage = setUpFlows({
    world: analysis,
    plan: { proposalDetails: { kind: 'reply', status: 500, body: { code: 500 } } },
  });
  await stage.open();
  await stage.flows.openSidePage('proposalStatus');
  await stage.flows.loadDetails();
  expect(stage.state.proposalDetails.status).toBe('error');
  expect(stage.state.dialog.isOpen).toBe(false);
  expect(stage.path()).toBe('/proposal-status');
});

test('[7.13] [7.14] a screen that reads twice at once sends one request, and a later press sends another', async () => {
  stage = setUpFlows({ world: analysis });
  await stage.open();
  await stage.flows.openSidePage('proposalStatus');
  await Promise.all([stage.flows.loadDetails(), stage.flows.loadDetails()]);
  expect(stage.sent('proposalDetails')).toHaveLength(1);
  await stage.flows.loadDetails();
  expect(stage.sent('proposalDetails')).toHaveLength(2);
});

test('[2.6] [7.13] the status page shows the details although the page before it was still loading them', async () => {
  const details = createGate();
  stage = setUpFlows({
    world: analysis,
    wrap: api => ({ ...api, proposalDetails: details.hold(api.proposalDetails) }),
  });
  const { flows, state } = stage;
  await stage.open();
  await flows.openSidePage('followUp');
  const loadingBefore = flows.loadDetails();
  await until(() => state.proposalDetails.status === 'loading');
  await flows.openSidePage('proposalStatus');
  const loading = flows.loadDetails();
  details.open();
  await Promise.all([loadingBefore, loading]);
  expect(state.proposalDetails).toMatchObject({ status: 'success', proposal: { id: state.proposal?.id } });
});

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
  ['that finds one', CHANGED, listWith('signed')],
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

test('[7.13] [13.5] a press that refreshes the details asks again, even while an earlier load is running', async () => {
  stage = setUpFlows({ world: analysis, plan: { proposalDetails: hangingOnce } });
  const { flows, sent, state } = stage;
  await stage.open();
  await flows.openSidePage('proposalStatus');
  const firstLoad = flows.loadDetails();
  await until(() => sent('proposalDetails').length === 1);
  await flows.refreshDetails();
  await firstLoad;
  expect(sent('proposalDetails')).toHaveLength(2);
  expect(state.proposalDetails.status).toBe('success');
});

test('an answer after the visitor has left the screen changes nothing', async () => {
  const callStarted = createDeferred();
  const answerAllowed = createDeferred();
  stage = setUpFlows({
    world: analysis,
    wrap: api => ({
      ...api,
      proposalDetails: async (...args) => {
        callStarted.resolve();
        await answerAllowed.promise;
        return api.proposalDetails(...args);
      },
    }),
  });
  await stage.open();
  await stage.flows.openSidePage('proposalStatus');
  const loading = stage.flows.loadDetails();
  await callStarted.promise;
  await stage.flows.openSidePage('stepsTutorial');
  answerAllowed.resolve();
  await loading;
  expect(stage.state.proposalDetails.proposal).toBeUndefined();
});

test('[2.2] the page of the granted credit opens at the end only, and not without a credit', async () => {
  stage = setUpFlows({ world: analysis, path: '/credit-final-page' });
  await stage.open();
  expect(stage.path()).toBe('/analise-de-credito');
  stage.close();
  stage = setUpFlows({
    product: 'consignado-inss',
    world: { proposal: { currentStep: 'finalizado', answers: { simulacao: { valor: 5000, taxa: 0.02 } } } },
    path: '/credit-final-page',
  });
  await stage.open();
  expect(stage.path()).toBe('/credit-final-page');
  stage.close();
  stage = setUpFlows({
    world: { proposal: { currentStep: 'finalizado', answers: {} } },
    path: '/credit-final-page',
  });
  await stage.open();
  expect(stage.path()).toBe('/final-page');
});

test.each(['/simplified-tutorial', '/steps-tutorial', '/inicio'])(
  '[2.4] [2.5] [2.17d] the typed address %s opens without a proposal, with the journey in the background',
  async path => {
    stage = setUpFlows({ path });
    await stage.open();
    expect(stage.path()).toBe(path);
    expect(stage.state.config).toBeDefined();
    await stage.flows.startFirstStep();
    expect(stage.path()).toBe('/dados-pessoais');
  },
);

test.each(['/simplified-tutorial', '/steps-tutorial', '/inicio'])(
  '[2.17d] [2.19] a link to %s opens with a proposal, and after a reload; its button leads to the current step',
  async path => {
    const visit = setUpFlows({ world: analysis, path });
    stage = visit;
    await visit.open();
    expect(visit.path()).toBe(path);
    const secondVisit = visit.reload();
    stage = secondVisit;
    await secondVisit.open();
    expect(secondVisit.path()).toBe(path);
    await secondVisit.flows.startFirstStep();
    expect(secondVisit.path()).toBe('/analise-de-credito');
    secondVisit.platform.address.push(path);
    await expect.poll(() => stage?.state.place.kind).toBe(path === '/inicio' ? 'landing' : 'sidePage');
  },
);

test.each(['/sign-proposal', '/acompanhamento', '/proposal-status'])(
  '[2.6] [2.11] [2.12] [2.17c] the typed address %s opens if there is a proposal, otherwise the start of the journey opens',
  async path => {
    stage = setUpFlows({ world: analysis, path });
    await stage.open();
    expect(stage.path()).toBe(path);
    stage.close();
    stage = setUpFlows({ path });
    await stage.open();
    expect(stage.path()).toBe('/dados-pessoais');
  },
);

test('[2.17c] the browser does not lead to a page about a proposal that does not exist', async () => {
  stage = setUpFlows();
  await stage.open();
  stage.platform.address.push('/acompanhamento');
  await expect.poll(() => stage?.path()).toBe('/dados-pessoais');
  expect(stage.state.place.kind).toBe('step');
});

test('[2.15] the back button leads from a side page to the step, an address to another side page', async () => {
  stage = setUpFlows();
  await stage.open();
  await stage.flows.openSidePage('stepsTutorial');
  expect(stage.path()).toBe('/steps-tutorial');
  stage.platform.address.back();
  await expect.poll(() => stage?.state.place).toEqual({ kind: 'step', slug: 'dados-pessoais' });
  stage.platform.address.push('/simplified-tutorial');
  await expect.poll(() => stage?.state.place).toEqual({ kind: 'sidePage', page: 'simplifiedTutorial' });
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
