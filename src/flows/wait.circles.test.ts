import { expect, test } from 'vitest';
import { marina } from '#scenarios/cast/personas.ts';
import type { Plan } from '#scenarios/define-scenario.ts';
import { allAnswers } from '#scenarios/products/credito-pessoal.answers.ts';
import { succeed } from '#shared/result.ts';
import { type FlowStage, setUpFlows, until, waitForPendingWork } from '#tests/flows/flow-stage.ts';
import { isWaiting, openAtStep, SLUG, waitingAnswer } from '#tests/flows/open-at-step.ts';

const conflict = {
  kind: 'reply',
  status: 404,
  body: { code: 404, message: 'x', errors: { status: 'CONFLICT' } },
} as const;

const CONNECTION_PAGE = {
  title: 'A conexão falhou',
  lines: ['Por favor, tente novamente recarregando a página.'],
  action: { label: 'Tentar Novamente', recovery: 'reopen' },
};

const callsOf = (visit: FlowStage, operation: string): number => visit.sent(operation).length;

/** Opens a proposal that the service is still completing. */
async function openInCompletion(plan: Plan): Promise<FlowStage> {
  const visit = setUpFlows({
    world: { proposal: { currentStep: SLUG, answers: allAnswers(marina), completing: true } },
    plan,
  });
  await visit.open();
  return visit;
}

test('[8.25] a conflict while polling opens the journey again, without a message, and polls after the pause', async () => {
  const visit = await openAtStep('creditAnalysis', {
    plan: { updateStep: { kind: 'sequence', answers: [conflict], afterLast: 'worldAnswers' } },
  });
  await until(() => callsOf(visit, 'getSystem') === 2 && isWaiting(visit));
  await visit.platform.clock.advance(1999);
  expect(callsOf(visit, 'updateStep')).toBe(1);
  await visit.platform.clock.advance(1);
  await until(() => callsOf(visit, 'updateStep') === 2);
  expect(visit.state).toMatchObject({ toasts: [], errorPage: undefined });
});

test('[8.25] [8.3] a second conflict of the polls at the same step shows the page with a retry, which asks at once', async () => {
  const visit = await openAtStep('creditAnalysis', { plan: { updateStep: conflict } });
  await until(() => callsOf(visit, 'getSystem') === 2 && isWaiting(visit));
  await visit.platform.clock.advance(2000);
  await until(() => visit.state.errorPage !== undefined);
  expect(visit.state.errorPage).toMatchObject(CONNECTION_PAGE);
  expect(callsOf(visit, 'updateStep')).toBe(2);
  expect(visit.platform.clock.sleepingCount()).toBe(0);
  await visit.flows.recover('reopen');
  await until(() => visit.state.errorPage !== undefined);
  expect(callsOf(visit, 'getSystem')).toBe(3);
  expect(callsOf(visit, 'updateStep')).toBe(3);
});

test('[8.25] after a poll with a good answer the next conflict opens the journey again', async () => {
  const visit = await openAtStep('creditAnalysis', {
    plan: {
      updateStep: {
        kind: 'sequence',
        answers: [conflict, waitingAnswer({}), conflict],
        afterLast: 'worldAnswers',
      },
    },
  });
  for (const polls of [1, 2, 3]) {
    await until(() => callsOf(visit, 'updateStep') === polls && isWaiting(visit));
    await visit.platform.clock.advance(2000);
  }
  await until(() => callsOf(visit, 'updateStep') === 4);
  expect(callsOf(visit, 'getSystem')).toBe(3);
  expect(visit.state.errorPage).toBeUndefined();
});

test('[8.25] [8.3] a second conflict of the completion shows the page with a retry', async () => {
  const visit = await openInCompletion({ finishedUpdate: conflict });
  await until(() => callsOf(visit, 'getSystem') === 2 && isWaiting(visit));
  await visit.platform.clock.advance(2000);
  await until(() => visit.state.errorPage !== undefined);
  expect(visit.state.errorPage).toMatchObject(CONNECTION_PAGE);
  expect(callsOf(visit, 'finishedUpdate')).toBe(2);
  visit.close();
});

test('[8.25] [8.3] a second conflict of the list of contracts shows the page with a retry', async () => {
  const visit = await openAtStep('contractApi', { status: 'init', plan: { listContracts: conflict } });
  await visit.flows.loadContracts();
  expect(callsOf(visit, 'getSystem')).toBe(2);
  await visit.flows.loadContracts();
  expect(callsOf(visit, 'getSystem')).toBe(2);
  expect(visit.state.errorPage).toMatchObject(CONNECTION_PAGE);
});

test('[9.2] [11.9] a check and the completion that lead to each other are asked after a pause that doubles up to 30 s', async () => {
  const visit = await openAtStep('creditAnalysis', {
    plan: {
      updateStep: waitingAnswer({ waitingFinishFillProposalSelfContract: true }),
      finishedUpdate: {
        kind: 'reply',
        status: 200,
        body: {
          data: {
            stepStatus: 'success',
            proposal: { _id: 'p1', currentStep: SLUG, situation: 'emAnalise', selfContract: {} },
          },
        },
      },
    },
  });
  const pollTimes: number[] = [];
  for (let second = 0; second <= 90; second += 1) {
    await until(() => isWaiting(visit));
    while (pollTimes.length < callsOf(visit, 'updateStep')) pollTimes.push(second);
    await visit.platform.clock.advance(1000);
  }
  expect(pollTimes).toEqual([0, 2, 6, 14, 30, 60, 90]);
  expect(callsOf(visit, 'finishedUpdate')).toBe(pollTimes.length);
});

test.each(['creditAnalysis', 'aguardandoPoliticaEmpresa'])(
  '[11.9] [8.25] at %s a visitor who returns to the wait is answered at once, however often they look elsewhere',
  async type => {
    const visit = await openAtStep(type, { plan: { updateStep: waitingAnswer({}) } });
    for (const polls of [1, 2, 3, 4]) {
      await until(() => callsOf(visit, 'updateStep') === polls && isWaiting(visit));
      // A page from the browser's cache returns to its own place.
      if (polls === 2) visit.restorePage();
      else {
        await visit.flows.openSidePage('proposalStatus');
        await visit.platform.clock.advance(500);
        if (polls === 1) await visit.flows.chooseStep(SLUG);
        else visit.platform.address.back();
      }
    }
    await until(() => callsOf(visit, 'updateStep') >= 5);
    await waitForPendingWork();
    expect(callsOf(visit, 'updateStep')).toBe(5);
  },
);

test('[9.2] [4.10] steps without an end, each named by the poll of the one before, are asked every 2 s after the first twenty', async () => {
  const visit = setUpFlows({
    world: {
      proposal: { currentStep: SLUG, answers: allAnswers(marina) },
      checks: { [SLUG]: { polls: 1000, ends: 'success' } },
    },
    wrap: api => ({
      ...api,
      pollStep: async (step, signal) => {
        const answer = await api.pollStep({ ...step, slug: SLUG }, signal);
        if (!answer.ok) return answer;
        const proposal = { ...answer.value.proposal, currentStep: `${step.slug}x` };
        return succeed({ ...answer.value, proposal });
      },
      showStep: async (hashId, slug) => {
        const answer = await api.showStep(hashId, SLUG);
        return answer.ok ? succeed({ ...answer.value, slug }) : answer;
      },
    }),
  });
  await visit.open();
  for (const polls of [20, 21, 22]) {
    await until(() => isWaiting(visit));
    expect(callsOf(visit, 'updateStep')).toBe(polls);
    await visit.platform.clock.advance(2000);
  }
  visit.close();
});
