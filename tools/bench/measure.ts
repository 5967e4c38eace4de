import type { Browser, CDPSession, Page } from 'playwright';
import { sleep } from '#mocks/sleep.ts';
import type { LargeStepKind, LargeStepSize } from '#scenarios/products/large-step.ts';
import { median } from './median.ts';

/** `hook-form`: React Hook Form, measured with `--peer` only. */
export type FormName = 'plain' | 'app' | 'hook-form';

/** Costs of one form in one run. Milliseconds of the main thread's own CPU time, except for `paint`. */
export interface Timing {
  /** Until the empty form is painted; for the app this includes its whole start. */
  mount: number;
  /** The same again after an unmount: the cost of a later step, whose code has run before. */
  laterMount: number;
  /** Per key, in a text field that nothing depends on. */
  key: number;
  /** Per key that shows or hides a field. */
  conditional: number;
  /** From the submission of an empty form until every error is painted. */
  submit: number;
  /** From the event of a key to the frame after it, in wall-clock time. */
  paint: number;
}
export type Measure = keyof Timing;

const KEY_COUNT = 24;
/** Longer than a frame, so that each key is painted separately and its effects have run. Milliseconds. */
const PAUSE_BETWEEN_KEYS = 40;
/** Longer than the delay before a draft is written, so that the cost of a key includes its draft. Milliseconds. */
const PAUSE_AFTER_KEYS = 400;

/** Keys in `largeStepFields`: the second field shows the third. */
const INDEPENDENT_FIELD = 'campo1';
const CONTROLLING_FIELD = 'campo5';
const DEPENDENT_FIELD = 'campo10';

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

/** The form that a run measures. */
export interface MeasuredForm {
  size: LargeStepSize;
  /** Most fields are of this kind; absent: the mixture of the scenario. */
  kind?: LargeStepKind;
}

async function cpuOf(session: CDPSession, work: () => Promise<void>): Promise<number> {
  const cpuBefore = await readCpu(session);
  await work();
  return (await readCpu(session)) - cpuBefore;
}

async function typeKeys(page: Page, keys: readonly string[]): Promise<void> {
  for (const key of keys) {
    await page.keyboard.press(key);
    await sleep(PAUSE_BETWEEN_KEYS);
  }
  await sleep(PAUSE_AFTER_KEYS);
}

function assert(condition: boolean, message: string): void {
  if (!condition) throw new Error(`The bench measured nothing: ${message}.`);
}

/**
 * The name of a form in the page; the whole app is mounted in a page where none of its code has run before.
 */
type PageForm = FormName | 'whole-app';

/** Opens a page for one form, which is not mounted yet, and passes it to `work`. */
async function measureInNewPage<Measured>(
  browser: Browser,
  address: string,
  form: PageForm,
  measured: MeasuredForm,
  work: (page: Page, session: CDPSession) => Promise<Measured>,
): Promise<Measured> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  try {
    const page = await context.newPage();
    const session = await context.newCDPSession(page);
    // The thread's own CPU time, without other work of the machine.
    await session.send('Performance.enable', { timeDomain: 'threadTicks' });
    await page.goto(`${address}#${encodeURIComponent(JSON.stringify({ form, ...measured }))}`);
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
    await page.evaluate(async key => (await window.bench).hasField(key), INDEPENDENT_FIELD),
    'the form has no field after the mount',
  );
  return mount;
}

/** Measures one form, from its mount to its errors. For the app, the mount includes the start of the whole app. */
export async function measureOnce(
  browser: Browser,
  address: string,
  form: FormName,
  measured: MeasuredForm,
): Promise<Timing> {
  const { size } = measured;
  const appStart =
    form === 'app'
      ? await measureInNewPage(browser, address, 'whole-app', measured, measureMount)
      : undefined;
  return measureInNewPage(browser, address, form, measured, async (page, session) => {
    const collectGarbage = () => session.send('HeapProfiler.collectGarbage');
    const mount = await measureMount(page, session);

    await page.evaluate(async key => (await window.bench).focus(key), INDEPENDENT_FIELD);
    await typeKeys(page, ['x']);
    await page.evaluate(async () => (await window.bench).takePaintTimes());
    await collectGarbage();
    const keys = await cpuOf(session, () => typeKeys(page, Array<string>(KEY_COUNT).fill('a')));
    const paints = await page.evaluate(async () => (await window.bench).takePaintTimes());
    assert(paints.length === KEY_COUNT, `${paints.length} of ${KEY_COUNT} keys were painted`);

    await page.evaluate(async key => (await window.bench).focus(key), CONTROLLING_FIELD);
    await typeKeys(page, ['a', 'Backspace']);
    await collectGarbage();
    const alternatingKeys = Array.from({ length: KEY_COUNT }, (_, index) =>
      index % 2 === 0 ? 'a' : 'Backspace',
    );
    const conditional = await cpuOf(session, () => typeKeys(page, alternatingKeys));
    assert(
      !(await page.evaluate(async key => (await window.bench).hasField(key), DEPENDENT_FIELD)),
      'the dependent field is still shown',
    );
    await typeKeys(page, ['a']);
    assert(
      await page.evaluate(async key => (await window.bench).hasField(key), DEPENDENT_FIELD),
      'the dependent field is not shown',
    );
    await typeKeys(page, ['Backspace']);

    await page.evaluate(async key => (await window.bench).focus(key), INDEPENDENT_FIELD);
    await typeKeys(page, Array<string>(KEY_COUNT + 1).fill('Backspace'));
    await collectGarbage();
    const submit = await cpuOf(session, () => page.evaluate(async () => (await window.bench).submit()));
    const errors = await page.evaluate(async () => (await window.bench).countErrors());
    assert(errors === size / 2, `${errors} errors are shown under ${size / 2} required fields`);

    await page.evaluate(async () => (await window.bench).unmount());
    assert(
      !(await page.evaluate(async key => (await window.bench).hasField(key), INDEPENDENT_FIELD)),
      'the form was not unmounted',
    );
    await collectGarbage();
    const laterMount = await cpuOf(session, () => page.evaluate(async () => (await window.bench).mount()));
    assert(
      await page.evaluate(async key => (await window.bench).hasField(key), INDEPENDENT_FIELD),
      'the form has no field after the second mount',
    );
    assert(
      (await page.evaluate(async () => (await window.bench).countErrors())) === 0,
      'the second mount shows the errors of the first form',
    );

    return {
      mount: appStart ?? mount,
      laterMount,
      key: keys / KEY_COUNT,
      conditional: conditional / KEY_COUNT,
      submit,
      paint: median(paints),
    };
  });
}
