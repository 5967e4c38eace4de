import type { CDPSession, Page, Request } from '@playwright/test';
import { hashOf } from '#scenarios/hash-of.ts';
import { playInTurn } from './sample-for-run.ts';
import { expect, test } from './test.ts';

playInTurn(3);

/** The memory of a page after a garbage collection. */
interface MemoryUse {
  /** Bytes. */
  heap: number;
  nodes: number;
  listeners: number;
}

/**
 * The growth that does not count as a leak. Nodes and listeners hardly grow: a leaked step would have a hundred of
 * each. The heap grows by some 7 kB per step, later by less, because of code that is compiled for the first time and of
 * the history of changes in the answers of the service.
 */
const MAX_GROWTH: MemoryUse = { heap: 450_000, nodes: 30, listeners: 10 };
/** Rounds until most of the code has run often enough to be compiled. */
const WARM_UP_ROUNDS = 10;

async function measureMemory(page: Page, session: CDPSession): Promise<MemoryUse> {
  // Timers and idle callbacks release the unmounted parts.
  await page.waitForTimeout(500);
  for (let round = 0; round < 3; round += 1) await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  const metricOf = (name: string) => metrics.find(metric => metric.name === name)?.value ?? Number.NaN;
  return {
    heap: metricOf('JSHeapUsedSize'),
    nodes: metricOf('Nodes'),
    listeners: metricOf('JSEventListeners'),
  };
}

async function createMemoryReader(page: Page): Promise<() => Promise<MemoryUse>> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return () => measureMemory(page, session);
}

function expectNoLeak(usageBefore: MemoryUse, usageAfter: MemoryUse): void {
  const growth = {
    heap: usageAfter.heap - usageBefore.heap,
    nodes: usageAfter.nodes - usageBefore.nodes,
    listeners: usageAfter.listeners - usageBefore.listeners,
  };
  const leakedKinds = (Object.keys(MAX_GROWTH) as (keyof MemoryUse)[]).filter(
    key => !(growth[key] <= MAX_GROWTH[key]),
  ); // Object.keys gives exactly the members of the constant.
  expect(leakedKinds, `From ${JSON.stringify(usageBefore)} to ${JSON.stringify(usageAfter)}.`).toEqual([]);
}

/** Goes back to the address, changes the house number and continues, which shows two steps and sends one. */
async function goBackAndOn(page: Page, round: number): Promise<void> {
  await page.getByRole('button', { name: 'Voltar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Endereço', exact: true })).toBeVisible();
  await page.getByRole('textbox', { name: 'Número', exact: true }).fill(String(100 + round));
  await page.getByRole('button', { name: 'Continuar', exact: true }).click();
  await expect(page.getByRole('heading', { name: 'Dados bancários', exact: true })).toBeVisible();
}

test('[14.7a] thirty steps do not increase memory and listeners', async ({ page, visit }) => {
  await visit('voltar-e-corrigir');
  const readMemory = await createMemoryReader(page);
  for (let round = 0; round < WARM_UP_ROUNDS; round += 1) await goBackAndOn(page, round);
  const usageBefore = await readMemory();
  for (let round = WARM_UP_ROUNDS; round < WARM_UP_ROUNDS + 15; round += 1) await goBackAndOn(page, round);
  expectNoLeak(usageBefore, await readMemory());
});

/**
 * The heap grows by a megabyte in the first hour of polling and by 15 kB in the next twenty minutes: code is compiled,
 * and lists with a limit fill up. A leak would go on.
 */
const WARM_UP_MINUTES = 30;

// Some seven hundred answers over HTTP: `npm run test:full`.
(process.env.FULL ? test : test.skip)(
  '[14.7] thirty minutes of polling do not increase memory and listeners',
  async ({ page, play }) => {
    test.setTimeout(480_000);
    const { driver, engine, scenario } = await play('aviso-no-alto');
    await page.clock.install();
    await driver.open({ hash: hashOf(scenario), path: '/', query: {} });
    await expect(page.getByRole('heading', { name: 'Um analista está avaliando seu crédito' })).toBeVisible();
    const readMemory = await createMemoryReader(page);
    const pending = new Set<Request>();
    page.on('request', request => void pending.add(request));
    const removePending = (request: Request) => void pending.delete(request);
    page.on('requestfinished', removePending).on('requestfailed', removePending);
    const pollTotal = () => engine.journal.length;
    const countPolls = async (minutes: number) => {
      const pollsBefore = pollTotal();
      for (let seconds = 0; seconds < minutes * 60; seconds += 5) {
        await page.clock.runFor(5000);
        // An answer takes real time, and the next poll waits for it.
        await expect.poll(() => pending.size).toBe(0);
      }
      return pollTotal() - pollsBefore;
    };
    await countPolls(WARM_UP_MINUTES);
    const usageBefore = await readMemory();
    expect(await countPolls(30)).toBeGreaterThan(100);
    expectNoLeak(usageBefore, await readMemory());
  },
);
