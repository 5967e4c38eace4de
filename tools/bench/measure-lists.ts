import type { Browser, CDPSession, Page } from 'playwright';

export const DEVICES = ['desktop', 'phone'] as const;
export type Device = (typeof DEVICES)[number];

/** One list on one device in one run. Milliseconds. */
export interface ListTimes {
  /** Main-thread CPU from the first press to the painted list. */
  open: number;
  /** The same on the wall's clock. */
  openWall: number;
  /** Main-thread CPU from the first key in the search to the painted result. */
  firstKey: number;
  firstKeyWall: number;
  /** The same for each later key. */
  key: number;
  keyWall: number;
}

/** Each key leaves fewer options, and another one is the first. */
const LATER = ['22', '220', '2200'];

async function cpu(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const found = metrics.find(({ name }) => name === 'TaskDuration');
  if (!found) throw new Error('Chromium counts no TaskDuration.');
  return found.value * 1000;
}

/** Opens a list of `count` options in a new page, and searches in it. */
export async function measureList(
  browser: Browser,
  address: string,
  device: Device,
  count: number,
): Promise<ListTimes> {
  const phone = device === 'phone';
  const context = await browser.newContext(
    phone
      ? { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }
      : { viewport: { width: 1280, height: 800 } },
  );
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${address}?kind=select&count=${count}`);
    await page.evaluate(async () => void (await window.lists));
    await page.evaluate(async () => (await window.lists).mount());
    await session.send('HeapProfiler.collectGarbage');
    // A visitor looks at the form for a moment before the first press.
    await pause(1000);
    if (phone) await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });

    const box = page.getByRole('combobox', { name: 'Lista' });
    const place = await box.boundingBox();
    if (!place) throw new Error('The bench measured nothing: the list has no input.');
    const [x, y] = [place.x + place.width / 2, place.y + place.height / 2];
    const open = await during(session, page, ' 1', () =>
      phone ? page.touchscreen.tap(x, y) : page.mouse.click(x, y),
    );
    // The opening animation is over.
    await pause(500);
    const firstKey = await during(session, page, ' 2', () => page.keyboard.press('2'));
    const keys: { cpu: number; wall: number }[] = [];
    for (const typed of LATER)
      keys.push(await during(session, page, ` ${typed}`, () => page.keyboard.press(typed.slice(-1))));
    const mean = (of: 'cpu' | 'wall') => keys.reduce((sum, each) => sum + each[of], 0) / keys.length;
    return {
      open: open.cpu,
      openWall: open.wall,
      firstKey: firstKey.cpu,
      firstKeyWall: firstKey.wall,
      key: mean('cpu'),
      keyWall: mean('wall'),
    };
  } finally {
    await context.close();
  }
}

async function during(
  session: CDPSession,
  page: Page,
  text: string,
  act: () => Promise<void>,
): Promise<{ cpu: number; wall: number }> {
  const listed = page.evaluate(async text => (await window.lists).untilListed(text), text);
  await pause(50);
  const before = await cpu(session);
  await act();
  const wall = await listed;
  return { cpu: (await cpu(session)) - before, wall };
}

const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));
