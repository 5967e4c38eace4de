import { afterEach, expect, test } from 'vitest';
import {
  type FlowStage,
  type FlowStageOptions,
  passDraftDelay,
  setUpFlows,
  until,
  waitForPendingWork,
} from '#tests/flows/flow-stage.ts';
import { createMemorySecureStorage } from '#tests/support/memory-platform.ts';

let stage: FlowStage | undefined;
afterEach(() => {
  expect(stage?.engine.violations ?? []).toEqual([]);
  stage?.close();
  stage = undefined;
});

const loan: FlowStageOptions = {
  product: 'home-equity',
  world: { proposal: { currentStep: 'simulacao', answers: {} } },
};

/** Waits until the simulation shows the answer to its last request. */
const untilAnswered = (visit: FlowStage): Promise<void> =>
  until(() => visit.state.simulation.slug !== '' && visit.state.simulation.status === 'ready');

async function openLoan(options: FlowStageOptions = loan): Promise<FlowStage> {
  const visit = setUpFlows(options);
  stage = visit;
  await visit.open();
  await untilAnswered(visit);
  return visit;
}

/** Changes the amount, waits for its offer, and chooses the longest term. */
async function choose(visit: FlowStage): Promise<{ amount: number; months: number }> {
  const { flows, platform, state } = visit;
  const amount = (state.simulation.limits?.min ?? 0) + 1_000_00;
  void flows.changeSimulation({ amount });
  await until(() => platform.clock.sleepingCount() > 0);
  await platform.clock.advance(300);
  await until(() => state.simulation.offers[0]?.amount === amount);
  const months = state.simulation.offers[0]?.options.at(-1)?.months ?? 0;
  await flows.chooseOption({ lender: '', months });
  await passDraftDelay(visit);
  return { amount, months };
}

async function reload(visit: FlowStage): Promise<FlowStage> {
  const nextVisit = visit.reload();
  stage = nextVisit;
  await nextVisit.open();
  await untilAnswered(nextVisit);
  return nextVisit;
}

test('[11.3] a simulation keeps amount and term over a reload, and asks the service for that amount', async () => {
  const visit = await openLoan();
  const { amount, months } = await choose(visit);
  const requests = visit.sent('simulate').length;
  const nextVisit = await reload(visit);
  expect(nextVisit.state.simulation.inputs.amount).toBe(amount);
  expect(nextVisit.state.simulation.chosen).toEqual({ lender: '', months });
  expect(nextVisit.sent('simulate').slice(requests)).toEqual([
    expect.objectContaining({ valor: amount / 100 }),
  ]);
});

test('[11.3] a simulation that nobody has touched writes nothing to the device', async () => {
  const visit = await openLoan();
  await passDraftDelay(visit);
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeUndefined();
});

test('[11.4] an accepted simulation leaves nothing on the device', async () => {
  const visit = await openLoan();
  await choose(visit);
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeDefined();
  await visit.flows.submitSimulation();
  await until(() => visit.path() !== '/simulacao');
  await waitForPendingWork();
  expect(await visit.platform.secureStorage.read(`drafts:${visit.hash}`)).toBeUndefined();
});

test('[11.3] stored choices of another shape are ignored', async () => {
  const visit = await openLoan();
  await visit.platform.secureStorage.write(`drafts:${visit.hash}`, {
    proposalId: visit.state.proposal?.id,
    steps: {},
    choices: {
      simulation: { slug: 'simulacao', inputs: { amount: 'x', contracts: [1] }, chosen: { lender: 1 } },
      agreed: { ciencia: 'sim', __proto__: ['x'] },
    },
  });
  const nextVisit = await reload(visit);
  const [offer] = nextVisit.state.simulation.offers;
  expect(nextVisit.state.simulation.inputs.amount).toBe(offer?.amount);
  expect(nextVisit.state.simulation.chosen).toBeUndefined();
  expect(nextVisit.state.agreed).toEqual({ ciencia: [] });
});

test('[11.3] the ticks of a consent survive a reload', async () => {
  const visit = await openLoan();
  visit.flows.keepAgreed('autorizacao', ['texto exato']);
  await passDraftDelay(visit);
  const nextVisit = await reload(visit);
  expect(nextVisit.state.agreed.autorizacao).toEqual(['texto exato']);
});

test('[11.3] choices from a slow storage replace the untouched simulation, and the service is asked again', async () => {
  const visit = await openLoan();
  const { amount, months } = await choose(visit);
  const stored = await visit.platform.secureStorage.read(`drafts:${visit.hash}`);
  const engine = visit.engine;
  visit.close();

  const secureStorage = createMemorySecureStorage();
  let release = (): void => undefined;
  const opening = new Promise<void>(resolve => {
    release = resolve;
  });
  const slowStorage = {
    ...secureStorage,
    read: (name: string) => opening.then(() => secureStorage.read(name)),
  };
  const nextVisit = setUpFlows({ ...loan, engine, platform: { secureStorage: slowStorage } });
  stage = nextVisit;
  await secureStorage.write(`drafts:${nextVisit.hash}`, stored);
  void nextVisit.flows.open();
  await until(() => nextVisit.platform.clock.sleepingCount() > 0);
  await nextVisit.platform.clock.advance(300);
  await untilAnswered(nextVisit);
  expect(nextVisit.state.simulation.chosen).toBeUndefined();
  release();
  await until(() => nextVisit.state.simulation.offers[0]?.amount === amount);
  expect(nextVisit.state.simulation.chosen).toEqual({ lender: '', months });
});
