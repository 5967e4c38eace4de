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
const untilAnswered = (opened: FlowStage): Promise<void> =>
  until(() => opened.state.simulation.slug !== '' && opened.state.simulation.status === 'ready');

async function openLoan(options: FlowStageOptions = loan): Promise<FlowStage> {
  const opened = setUpFlows(options);
  stage = opened;
  await opened.open();
  await untilAnswered(opened);
  return opened;
}

/** Changes the amount, waits for its offer, and chooses the longest term. */
async function choose(opened: FlowStage): Promise<{ amount: number; months: number }> {
  const { flows, platform, state } = opened;
  const amount = (state.simulation.limits?.min ?? 0) + 1_000_00;
  void flows.changeSimulation({ amount });
  await until(() => platform.clock.sleepingCount() > 0);
  await platform.clock.advance(300);
  await until(() => state.simulation.offers[0]?.amount === amount);
  const months = state.simulation.offers[0]?.options.at(-1)?.months ?? 0;
  await flows.chooseOption({ lender: '', months });
  await passDraftDelay(opened);
  return { amount, months };
}

async function reload(opened: FlowStage): Promise<FlowStage> {
  const reopened = opened.reload();
  stage = reopened;
  await reopened.open();
  await untilAnswered(reopened);
  return reopened;
}

test('[11.3] a simulation keeps amount and term over a reload, and asks the service for that amount', async () => {
  const opened = await openLoan();
  const { amount, months } = await choose(opened);
  const requests = opened.sent('simulate').length;
  const reopened = await reload(opened);
  expect(reopened.state.simulation.inputs.amount).toBe(amount);
  expect(reopened.state.simulation.chosen).toEqual({ lender: '', months });
  expect(reopened.sent('simulate').slice(requests)).toEqual([
    expect.objectContaining({ valor: amount / 100 }),
  ]);
});

test('[11.3] a simulation that nobody has touched writes nothing to the device', async () => {
  const opened = await openLoan();
  await passDraftDelay(opened);
  expect(await opened.platform.secureStorage.read(`drafts:${opened.hash}`)).toBeUndefined();
});

test('[11.4] an accepted simulation leaves nothing on the device', async () => {
  const opened = await openLoan();
  await choose(opened);
  expect(await opened.platform.secureStorage.read(`drafts:${opened.hash}`)).toBeDefined();
  await opened.flows.submitSimulation();
  await until(() => opened.path() !== '/simulacao');
  await waitForPendingWork();
  expect(await opened.platform.secureStorage.read(`drafts:${opened.hash}`)).toBeUndefined();
});

test('[11.3] stored choices of another shape are ignored', async () => {
  const opened = await openLoan();
  await opened.platform.secureStorage.write(`drafts:${opened.hash}`, {
    proposalId: opened.state.proposal?.id,
    steps: {},
    choices: {
      simulation: { slug: 'simulacao', inputs: { amount: 'x', contracts: [1] }, chosen: { lender: 1 } },
      agreed: { ciencia: 'sim', __proto__: ['x'] },
    },
  });
  const reopened = await reload(opened);
  const [offer] = reopened.state.simulation.offers;
  expect(reopened.state.simulation.inputs.amount).toBe(offer?.amount);
  expect(reopened.state.simulation.chosen).toBeUndefined();
  expect(reopened.state.agreed).toEqual({ ciencia: [] });
});

test('[11.3] the ticks of a consent survive a reload', async () => {
  const opened = await openLoan();
  opened.flows.keepAgreed('autorizacao', ['texto exato']);
  await passDraftDelay(opened);
  const reopened = await reload(opened);
  expect(reopened.state.agreed.autorizacao).toEqual(['texto exato']);
});

test('[11.3] choices from a slow storage replace the untouched simulation, and the service is asked again', async () => {
  const opened = await openLoan();
  const { amount, months } = await choose(opened);
  const stored = await opened.platform.secureStorage.read(`drafts:${opened.hash}`);
  const engine = opened.engine;
  opened.close();

  const memory = createMemorySecureStorage();
  let release = (): void => undefined;
  const opening = new Promise<void>(resolve => {
    release = resolve;
  });
  const slow = { ...memory, read: (name: string) => opening.then(() => memory.read(name)) };
  const late = setUpFlows({ ...loan, engine, platform: { secureStorage: slow } });
  stage = late;
  await memory.write(`drafts:${late.hash}`, stored);
  void late.flows.open();
  await until(() => late.platform.clock.sleepingCount() > 0);
  await late.platform.clock.advance(300);
  await untilAnswered(late);
  expect(late.state.simulation.chosen).toBeUndefined();
  release();
  await until(() => late.state.simulation.offers[0]?.amount === amount);
  expect(late.state.simulation.chosen).toEqual({ lender: '', months });
});
