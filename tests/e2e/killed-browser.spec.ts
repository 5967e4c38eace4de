import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { hashOf } from '#scenarios/hash-of.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { median } from '../../tools/bench/median.ts';
import { createKillableBrowser, type KillableBrowser } from './killable-browser.ts';
import { playInTurn } from './sample-for-run.ts';
import { expect, test } from './test.ts';

playInTurn(3);

/** How often the browser is killed. */
const KILL_COUNT = process.env.FULL ? 30 : 3;
/** The pause between two keys of a fast typist. Milliseconds. */
const KEY_INTERVAL = 50;
const KEYS = 'abcdefghijklmnopqrstuvwxyz0123456789'.repeat(3);

const emailInputOf = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });

/** Types until the given time. @returns the time at which each key was pressed. */
async function typeUntil(page: Page, end: number): Promise<number[]> {
  const times: number[] = [];
  for (const key of KEYS) {
    times.push(Date.now());
    await page.keyboard.press(key);
    if (Date.now() >= end) break;
    await new Promise(resolve => setTimeout(resolve, Math.max(0, KEY_INTERVAL - 10)));
  }
  return times;
}

let browser: KillableBrowser | undefined;
test.afterEach(async () => {
  await browser?.remove();
  browser = undefined;
});

test(`[11.3b] a browser killed ${KILL_COUNT} times during typing loses at most 150 ms in the median and 500 ms at worst`, async ({
  host,
}) => {
  test.setTimeout(60_000 + KILL_COUNT * 30_000);
  const scenario = scenarioById('happy-path');
  const cookie = {
    name: 'mock_session',
    value: host.sessions.play(scenario, randomUUID()),
    url: host.url,
  };
  const address = `${host.url}/?agx_hash=${hashOf(scenario)}`;
  browser = await createKillableBrowser();
  const losses: number[] = [];
  let page = await browser.start(cookie);
  await page.goto(address);
  for (let kill = 0; kill < KILL_COUNT; kill += 1) {
    const email = emailInputOf(page);
    await email.fill('');
    await email.focus();
    const startedAt = Date.now();
    // The multipliers share no factor with the intervals, so each kill comes at another moment between two keys and two
    // writes.
    const keyTimes = await typeUntil(page, startedAt + 700 + ((kill * 337) % 1300));
    await new Promise(resolve => setTimeout(resolve, (kill * 37) % KEY_INTERVAL));
    const killedAt = await browser.kill();
    page = await browser.start(cookie);
    await page.goto(address);
    await emailInputOf(page).waitFor();
    const restoredValue = await emailInputOf(page).inputValue();
    const typedValue = KEYS.slice(0, keyTimes.length);
    expect(typedValue.startsWith(restoredValue), `"${restoredValue}" begins "${typedValue}"`).toBe(true);
    const firstLostAt = keyTimes[restoredValue.length];
    losses.push(firstLostAt === undefined ? 0 : killedAt - firstLostAt);
  }
  const report = `lost in ms: median ${median(losses)}, worst ${Math.max(...losses)} of ${losses.join(', ')}`;
  console.log(report);
  test.info().annotations.push({ type: 'killed browser', description: report });
  expect(median(losses), report).toBeLessThanOrEqual(150);
  expect(Math.max(...losses), report).toBeLessThanOrEqual(500);
});
