import { randomUUID } from 'node:crypto';
import type { Browser, Page } from '@playwright/test';
import type { HttpHost } from '#mocks/hosts/http.ts';
import { hashOf } from '#scenarios/hash-of.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import { median } from '../../tools/bench/median.ts';
import { playInTurn } from './sample-for-run.ts';
import { expect, test } from './test.ts';

playInTurn(3);

/** How many first visits are left at once. */
const VISIT_COUNT = process.env.FULL ? 48 : 3;
/** A phone that is eight times slower than this machine. */
const CPU_SLOWDOWN = 8;
/** The visitor leaves within this time after the first input has appeared. Milliseconds. */
const LONGEST_STAY = 700;
/** From the opening of the storage to the first input, in the median. Milliseconds. */
const MIN_RESERVE = 300;
const EMAIL = 'ana@exemplo.com.br';

const emailInputOf = (page: Page) => page.getByRole('textbox', { name: 'E-mail' });

interface Departure {
  email: string;
  /** Milliseconds between the first input and the departure. */
  stay: number;
  /** True: the visitor opens another page. False: the test closes the tab as soon as its title says so. */
  opensPage: boolean;
}

/** Runs in the page: fills in the e-mail as soon as its input exists, and leaves. */
function fillAndLeave({ email, stay, opensPage }: Departure): void {
  if (location.protocol !== 'http:') return;
  const watcher = new MutationObserver(() => {
    const label = [...document.querySelectorAll('label')].find(({ textContent }) =>
      textContent?.startsWith('E-mail'),
    );
    const input = label?.control;
    if (!(input instanceof HTMLInputElement)) return;
    watcher.disconnect();
    Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(input, email);
    input.dispatchEvent(new InputEvent('input', { bubbles: true }));
    setTimeout(() => {
      if (opensPage) location.href = 'about:blank';
      else document.title = 'left';
    }, stay);
  });
  watcher.observe(document, { childList: true, subtree: true });
}

/**
 * Runs in the page: notes in the name of the window, which outlives the document, by how much the storage was open
 * before the first input. Without its key stream the storage cannot encrypt anything while the page closes.
 */
function noteReserve(): void {
  if (location.protocol !== 'http:') return;
  let openedAt = Number.POSITIVE_INFINITY;
  const { encrypt } = SubtleCrypto.prototype;
  SubtleCrypto.prototype.encrypt = async function (...args) {
    const encrypted = await encrypt.apply(this, args);
    openedAt = Math.min(openedAt, performance.now());
    return encrypted;
  };
  const watcher = new MutationObserver(() => {
    if (!document.querySelector('#app form input')) return;
    watcher.disconnect();
    window.name = String(Math.round(performance.now() - openedAt));
  });
  watcher.observe(document, { childList: true, subtree: true });
}

interface FirstVisit {
  isKept: boolean;
  /** Milliseconds from the opening of the storage to the first input; negative if the input came first. */
  reserve: number;
}

async function leaveFirstVisit(browser: Browser, host: HttpHost, visit: number): Promise<FirstVisit> {
  const scenario = scenarioById('happy-path');
  const context = await browser.newContext();
  try {
    const value = host.sessions.play(scenario, randomUUID());
    await context.addCookies([{ name: 'mock_session', value, url: host.url }]);
    const page = await context.newPage();
    const devTools = await context.newCDPSession(page);
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const opensPage = visit % 2 === 0;
    await page.addInitScript(noteReserve);
    await page.addInitScript(fillAndLeave, { email: EMAIL, stay: (visit * 97) % LONGEST_STAY, opensPage });
    const address = `${host.url}/dados-pessoais?agx_hash=${hashOf(scenario)}`;
    await page.goto(address, { waitUntil: 'commit' });
    if (opensPage) await page.waitForURL('about:blank');
    else await page.waitForFunction(() => document.title === 'left');
    const reserve = Number(await page.evaluate(() => window.name));
    await page.close();
    const nextPage = await context.newPage();
    await nextPage.goto(address);
    await emailInputOf(nextPage).waitFor();
    return { isKept: (await emailInputOf(nextPage).inputValue()) === EMAIL, reserve };
  } finally {
    await context.close();
  }
}

test(`[11.3] of ${VISIT_COUNT} first visits on a CPU eight times slower, left within ${LONGEST_STAY} ms of the first input, none loses what was typed, and the storage is open ${MIN_RESERVE} ms before that input in the median`, async ({
  browser,
  host,
}) => {
  test.setTimeout(60_000 + VISIT_COUNT * 20_000);
  const visits: FirstVisit[] = [];
  for (let visit = 0; visit < VISIT_COUNT; visit += 1)
    visits.push(await leaveFirstVisit(browser, host, visit));
  const reserves = visits.map(({ reserve }) => reserve).sort((a, b) => a - b);
  const medianReserve = median(reserves);
  const report = `storage open before the first input, in ms: median ${medianReserve}, all ${reserves.join(', ')}`;
  test.info().annotations.push({ type: 'left at once', description: report });
  console.log(report);
  expect(visits.map(({ isKept }) => isKept)).not.toContain(false);
  expect(medianReserve, report).toBeGreaterThanOrEqual(MIN_RESERVE);
});
