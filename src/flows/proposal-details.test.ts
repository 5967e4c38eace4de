import { afterEach, expect, test } from 'vitest';
import { type FlowStage, setUpFlows, until } from '#tests/flows/flow-stage.ts';
import { createGate } from '#tests/support/create-gate.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  stage?.close();
  stage = undefined;
});

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

const hangingOnce = { kind: 'sequence', answers: [{ kind: 'hang' }], afterLast: 'worldAnswers' } as const;

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
  const callStarted = createGate();
  const answerAllowed = createGate();
  stage = setUpFlows({
    world: analysis,
    wrap: api => ({
      ...api,
      proposalDetails: async (...args) => {
        callStarted.open();
        await answerAllowed.opened;
        return api.proposalDetails(...args);
      },
    }),
  });
  await stage.open();
  await stage.flows.openSidePage('proposalStatus');
  const loading = stage.flows.loadDetails();
  await callStarted.opened;
  await stage.flows.openSidePage('stepsTutorial');
  answerAllowed.open();
  await loading;
  expect(stage.state.proposalDetails.proposal).toBeUndefined();
});
