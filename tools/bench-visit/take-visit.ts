import type { BrowserContext, CDPSession, Page } from 'playwright';
import { sleep } from '#mocks/sleep.ts';
import { readCpu } from '../bench/measure.ts';
import type { Conditions } from './settings.ts';
import { type ExpectedField, type PageMeasurements, watchForm } from './watch-form.ts';

/** A request of the page, in milliseconds since its navigation began. */
export interface PageRequest {
  url: string;
  /** As the DevTools protocol names it: Document, Script, Font, Fetch, Preflight ... */
  type: string;
  start: number;
  end: number;
  /** Bytes over the network, headers included. */
  bytes: number;
  status: number;
  /** True when the browser answered it from its own cache, without a request to the server. */
  fromCache: boolean;
}

export interface MeasuredVisit {
  measured: PageMeasurements;
  requests: PageRequest[];
  /** CPU time of the main thread's tasks until the whole form was usable, at the slowed-down speed. Milliseconds. */
  cpu: number;
}

export interface MeasuredVisitOptions extends Conditions {
  /** With the line `tcp`, one that leads through a slow line. */
  address: string;
  fields: readonly ExpectedField[];
  /** Id of a list that opens by a press and shows `role=option`, to be opened as soon as the form is usable. */
  list?: string | undefined;
}

/** After so long without a request the preloading has ended. Milliseconds. */
const QUIET_PERIOD = 2500;
/** The longest wait for a usable form, and for the end of the preloading. Milliseconds. */
const MAX_DURATION = 60_000;

/**
 * Slows the page down. A worker's thread and network would not be slowed down, so the measurement fails if there is
 * one.
 */
async function slowDown(
  page: Page,
  session: CDPSession,
  { settings, line }: MeasuredVisitOptions,
): Promise<void> {
  page.on('worker', worker => {
    throw new Error(`The page starts a worker, which is not slowed down: ${worker.url()}`);
  });
  await session.send('Network.enable');
  if (line === 'devtools')
    await session.send('Network.emulateNetworkConditions', {
      offline: false,
      latency: settings.roundTrip,
      downloadThroughput: settings.download,
      uploadThroughput: settings.upload,
    });
  await session.send('Emulation.setCPUThrottlingRate', { rate: settings.cpuSlowdown });
  // The thread's own CPU time: it includes the slowdown, but no other work of the machine.
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
}

interface Recorder {
  requests(timeOrigin: number): PageRequest[];
  /** Waits until there has been no request for some time. */
  waitUntilQuiet(): Promise<void>;
}

function recordRequests(session: CDPSession): Recorder {
  // With the timestamps of the DevTools protocol, in seconds.
  const requestsById = new Map<string, PageRequest>();
  let wallClockOffset = 0;
  let openRequests = 0;
  let lastChangeAt = Date.now();
  const changeOpenRequests = (change: number): void => {
    openRequests += change;
    lastChangeAt = Date.now();
  };
  session.on('Network.requestWillBeSent', ({ requestId, request, type, timestamp, wallTime }) => {
    if (/^(?:data|blob):/.test(request.url)) return;
    if (wallClockOffset === 0) wallClockOffset = wallTime - timestamp;
    requestsById.set(requestId, {
      url: request.url,
      type: type ?? 'Other',
      start: timestamp,
      end: Number.NaN,
      bytes: 0,
      status: 0,
      fromCache: false,
    });
    changeOpenRequests(1);
  });
  session.on('Network.requestServedFromCache', ({ requestId }) => {
    const request = requestsById.get(requestId);
    if (request) request.fromCache = true;
  });
  session.on('Network.responseReceived', ({ requestId, response }) => {
    const request = requestsById.get(requestId);
    if (!request) return;
    request.status = response.status;
    if (response.fromDiskCache || response.fromPrefetchCache) request.fromCache = true;
  });
  session.on('Network.loadingFinished', ({ requestId, timestamp, encodedDataLength }) => {
    const request = requestsById.get(requestId);
    if (!request) return;
    request.end = timestamp;
    request.bytes = request.fromCache ? 0 : encodedDataLength;
    changeOpenRequests(-1);
  });
  session.on('Network.loadingFailed', ({ requestId, timestamp }) => {
    const request = requestsById.get(requestId);
    if (!request) return;
    request.end = timestamp;
    changeOpenRequests(-1);
  });
  return {
    requests: timeOrigin =>
      [...requestsById.values()].map(request => ({
        ...request,
        start: (request.start + wallClockOffset) * 1000 - timeOrigin,
        end: (request.end + wallClockOffset) * 1000 - timeOrigin,
      })),
    async waitUntilQuiet() {
      const startedAt = Date.now();
      while (
        (openRequests > 0 || Date.now() - lastChangeAt < QUIET_PERIOD) &&
        Date.now() - startedAt < MAX_DURATION
      )
        await sleep(100);
    },
  };
}

/** Opens a list. Returns the milliseconds from the press to the frame that shows its first option. */
async function openList(page: Page, id: string): Promise<number> {
  const openingTime = page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let pressTime = Number.NaN;
        document.addEventListener(
          'pointerdown',
          ({ timeStamp }) => {
            pressTime = timeStamp;
          },
          { capture: true, once: true },
        );
        const checkForOption = (): void => {
          const option = document.querySelector('[role=option]');
          if (option?.checkVisibility({ visibilityProperty: true })) resolve(performance.now() - pressTime);
          else requestAnimationFrame(checkForOption);
        };
        requestAnimationFrame(checkForOption);
      }),
  );
  await page.locator(`[id="${id}"]`).click();
  const time = await openingTime;
  await page.keyboard.press('Escape');
  return time;
}

/** Opens the address in a new tab of the context and measures until the form is usable and the preloading has ended. */
export async function takeVisit(
  context: BrowserContext,
  options: MeasuredVisitOptions,
): Promise<MeasuredVisit> {
  const page = await context.newPage();
  try {
    const session = await context.newCDPSession(page);
    await slowDown(page, session, options);
    // tsx wraps each inner function in this helper of esbuild, which the page does not have.
    await page.addInitScript({ content: 'globalThis.__name = target => target;' });
    await page.addInitScript(watchForm, options.fields);
    const recorder = recordRequests(session);
    await page.goto(options.address, { waitUntil: 'commit' });
    const formUsable = page.evaluate(() => window.visit.formUsable).then(() => true);
    const isFormUsable = await Promise.race([formUsable, sleep(MAX_DURATION).then(() => false)]);
    if (!isFormUsable)
      throw new Error(`The form at ${options.address} was not usable after ${MAX_DURATION} ms.`);
    await page.keyboard.press('a');
    await page.waitForFunction(() => !Number.isNaN(window.visit.measured.wholeForm));
    const cpu = await readCpu(session);
    const listOpened = options.list === undefined ? undefined : await openList(page, options.list);
    await recorder.waitUntilQuiet();
    const measured = await page.evaluate(() => window.visit.measured);
    return {
      measured: { ...measured, ...(listOpened !== undefined && { listOpened }) },
      requests: recorder.requests(measured.timeOrigin),
      cpu,
    };
  } finally {
    await page.close();
  }
}
