import type { Browser, CDPSession, Page } from 'playwright';
import { sleep } from '#mocks/sleep.ts';
import { readCpu } from './measure.ts';
import { median } from './median.ts';

export const DEVICES = ['desktop', 'phone'] as const;
export type Device = (typeof DEVICES)[number];

/** The time until the list is painted: the main thread's CPU, and wall-clock time from the event. Milliseconds. */
interface ListTime {
  cpu: number;
  wall: number;
}

/** One list on one device in one run. */
export interface ListTimes {
  /** The first press on the input of the page. */
  open: ListTime;
  /** The first key in the search. */
  firstKey: ListTime;
  /** The median of the later keys. */
  key: ListTime;
}
export type ListMeasure = keyof ListTimes;
export const LIST_MEASURES: readonly ListMeasure[] = ['open', 'firstKey', 'key'];

/** A phone in the middle of the market: its CPU is four times slower than that of this machine. */
const PHONE = {
  cpuSlowdown: 4,
  context: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
} as const;

/**
 * The search text after each later key; the first key is 2. Each text matches fewer options, and another one is the
 * first.
 */
const LATER_QUERIES = ['22', '220', '2200'];

export const medianOf = (samples: readonly ListTime[]): ListTime => ({
  cpu: median(samples.map(({ cpu }) => cpu)),
  wall: median(samples.map(({ wall }) => wall)),
});

/** Opens a list of `count` options in a new page, and searches in it. */
export async function measureList(
  browser: Browser,
  address: string,
  device: Device,
  count: number,
): Promise<ListTimes> {
  const isPhone = device === 'phone';
  const context = await browser.newContext(
    isPhone ? PHONE.context : { viewport: { width: 1280, height: 800 } },
  );
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${address}?kind=select&count=${count}`);
    await page.evaluate(async () => void (await window.lists));
    if (isPhone) await session.send('Emulation.setCPUThrottlingRate', { rate: PHONE.cpuSlowdown });
    await page.evaluate(async () => (await window.lists).mount());
    // A visitor looks at the form for a moment before the first press.
    await sleep(1500);
    await session.send('HeapProfiler.collectGarbage');

    const [x, y] = await page.evaluate(async () => (await window.lists).inputCentre());
    const open = await costOf(session, page, ' 1', () =>
      isPhone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y),
    );
    // The opening animation is over.
    await sleep(500);
    const firstKey = await costOf(session, page, ' 2', () => page.keyboard.press('2'));
    const keys: ListTime[] = [];
    for (const key of LATER_QUERIES.filter(text => Number(text) <= count))
      keys.push(await costOf(session, page, ` ${key}`, () => page.keyboard.press(key.slice(-1))));
    return { open, firstKey, key: medianOf(keys) };
  } finally {
    await context.close();
  }
}

async function costOf(
  session: CDPSession,
  page: Page,
  text: string,
  measuredAction: () => Promise<void>,
): Promise<ListTime> {
  // The answer proves that the page listens: on a slow machine it is busy with the key before for longer than a fixed
  // pause.
  await page.evaluate(async text => (await window.lists).listenFor(text), text);
  await sleep(50);
  const cpuBefore = await readCpu(session);
  await measuredAction();
  const wall = await page.evaluate(async () => (await window.lists).timeUntilListed());
  return { cpu: (await readCpu(session)) - cpuBefore, wall };
}
