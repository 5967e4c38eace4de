import type { Browser, CDPSession, Page } from 'playwright';
import { median } from './median.ts';

export const FORMS = ['plain', 'app'] as const;
export type FormName = (typeof FORMS)[number];

/** Costs of one form in one run. Milliseconds of the main thread's own CPU time, except for `paint`. */
export interface Timing {
  /** Until the empty form is painted; for the app this includes its whole start. */
  mount: number;
  /** The same again after an unmount: the cost of a later step, whose code has run before. */
  laterMount: number;
  /** Per key, in a text field that nothing depends on. */
  key: number;
  /** Per key that brings a field into sight or takes it away. */
  conditional: number;
  /** From the press on the button of an empty form to every error in its place. */
  submit: number;
  /** From the event of a key to the frame after it, in wall-clock time. */
  paint: number;
}
export type Measure = keyof Timing;

const KEYS = 24;
/** Longer than a frame, so that each key is painted separately and its effects have run. Milliseconds. */
const BETWEEN_KEYS = 40;
/** Longer than the delay before a draft is written, so that the cost of a key includes its draft. Milliseconds. */
const AFTER_KEYS = 400;

/** A field without dependants, and one on which another depends: see the recipe of the large step. */
const QUIET = 'campo1';
const WATCHED = 'campo5';
const WATCHER = 'campo10';

/**
 * CPU time of the main thread's tasks since the page began, as the DevTools protocol counts it: script, style, layout,
 * paint.
 */
export async function readCpu(session: CDPSession): Promise<number> {
  const { metrics } = await session.send('Performance.getMetrics');
  const metric = metrics.find(({ name }) => name === 'TaskDuration');
  if (!metric) throw new Error('Chromium counts no TaskDuration.');
  return metric.value * 1000;
}

export const pause = (milliseconds: number): Promise<void> =>
  new Promise(resolve => setTimeout(resolve, milliseconds));

async function cpuOf(session: CDPSession, work: () => Promise<void>): Promise<number> {
  const cpuBefore = await readCpu(session);
  await work();
  return (await readCpu(session)) - cpuBefore;
}

async function type(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await pause(BETWEEN_KEYS);
  }
  await pause(AFTER_KEYS);
}

function assert(condition: boolean, message: string): void {
  if (!condition) throw new Error(`The bench measured nothing: ${message}.`);
}

/**
 * The name of a form in the page; the whole app is mounted in a page where none of its code has run before.
 */
type PageForm = FormName | 'whole-app';

/** Opens a page for one form, which is not mounted yet, and passes it to `work`. */
async function inNewPage<Measured>(
  browser: Browser,
  address: string,
  form: PageForm,
  size: number,
  work: (page: Page, session: CDPSession) => Promise<Measured>,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // The thread's own CPU time, without other work of the machine.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${address}?form=${form}&size=${size}`);
    await page.evaluate(async () => void (await window.bench));
    return await work(page, session);
  } finally {
    await context.close();
  }
}

async function measureMount(page: Page, session: CDPSession): Promise<number> {
  await session.send('HeapProfiler.collectGarbage');
  const mount = await cpuOf(session, () => page.evaluate(async () => (await window.bench).mount()));
  assert(
    await page.evaluate(async key => (await window.bench).hasField(key), QUIET),
    'no field stands after the mount',
  );
  return mount;
}

/** Measures one form, from its mount to its errors. For the app, the mount includes the start of the whole app. */
export async function measureOnce(
  browser: Browser,
  address: string,
  form: FormName,
  size: number,
): Promise<Timing> {
  const start =
    form === 'app' ? await inNewPage(browser, address, 'whole-app', size, measureMount) : undefined;
  return inNewPage(browser, address, form, size, async (page, session) => {
    const collectGarbage = () => session.send('HeapProfiler.collectGarbage');
    const mount = await measureMount(page, session);

    await page.evaluate(async key => (await window.bench).focus(key), QUIET);
    await type(page, ['x']);
    await page.evaluate(async () => (await window.bench).paints());
    await collectGarbage();
    const keys = await cpuOf(session, () => type(page, Array<string>(KEYS).fill('a')));
    const paints = await page.evaluate(async () => (await window.bench).paints());
    assert(paints.length === KEYS, `${paints.length} of ${KEYS} keys were painted`);

    await page.evaluate(async key => (await window.bench).focus(key), WATCHED);
    await type(page, ['a', 'Backspace']);
    await collectGarbage();
    const alternatingKeys = Array.from({ length: KEYS }, (_, index) => (index % 2 === 0 ? 'a' : 'Backspace'));
    const conditional = await cpuOf(session, () => type(page, alternatingKeys));
    assert(
      !(await page.evaluate(async key => (await window.bench).hasField(key), WATCHER)),
      'the field is still in sight',
    );
    await type(page, ['a']);
    assert(
      await page.evaluate(async key => (await window.bench).hasField(key), WATCHER),
      'no field came into sight',
    );
    await type(page, ['Backspace']);

    await page.evaluate(async key => (await window.bench).focus(key), QUIET);
    await type(page, Array<string>(KEYS + 1).fill('Backspace'));
    await collectGarbage();
    const submit = await cpuOf(session, () => page.evaluate(async () => (await window.bench).submit()));
    const errors = await page.evaluate(async () => (await window.bench).errors());
    assert(errors === size / 2, `${errors} errors stand under ${size / 2} required fields`);

    await page.evaluate(async () => (await window.bench).unmount());
    assert(
      !(await page.evaluate(async key => (await window.bench).hasField(key), QUIET)),
      'the form was not taken down',
    );
    await collectGarbage();
    const laterMount = await cpuOf(session, () => page.evaluate(async () => (await window.bench).mount()));
    assert(
      await page.evaluate(async key => (await window.bench).hasField(key), QUIET),
      'no field stands after the second mount',
    );

    return {
      mount: start ?? mount,
      laterMount,
      key: keys / KEYS,
      conditional: conditional / KEYS,
      submit,
      paint: median(paints),
    };
  });
}
