import { afterEach, expect, onTestFinished, test } from 'vitest';
import type { Plan } from '#scenarios/define-scenario.ts';
import { productOf } from '#scenarios/products/index.ts';
import { scenarioById } from '#tests/support/scenario-by-id.ts';
import type { LooseAnswer } from '../delivery.ts';
import type { Engine } from '../engine.ts';
import { startMocks } from './start-mocks.ts';
import { startVitestBrowserMocks } from './start-vitest-browser-mocks.ts';

/** The result of an upload, and the progress it reported. */
interface UploadResult {
  outcome: string;
  status: number;
  text: string;
  /** All headers, one a line. */
  headers: string;
  progress: [number, number][];
}

/** An open request to the address of a step, and the form that it sends. */
function createUpload(path: string): { request: XMLHttpRequest; form: FormData } {
  const form = new FormData();
  form.append('hashId', path.split('/').at(-3) ?? '');
  form.append('order', '1');
  form.append('data', '{}');
  form.append('documento', new File([new Uint8Array(300_000)], 'rg.jpg', { type: 'image/jpeg' }));
  const request = new XMLHttpRequest();
  request.open('PATCH', path);
  request.setRequestHeader('version', 'v2');
  return { request, form };
}

function upload(path: string, { abortAfter }: { abortAfter?: number } = {}): Promise<UploadResult> {
  const { request, form } = createUpload(path);
  return new Promise(resolve => {
    const progress: [number, number][] = [];
    request.upload.onprogress = ({ loaded, total }) => progress.push([loaded, total]);
    const end = ({ type }: Event) =>
      resolve({
        outcome: type,
        status: request.status,
        text: request.responseText,
        headers: request.getAllResponseHeaders(),
        progress,
      });
    request.onload = end;
    request.onerror = end;
    request.onabort = end;
    request.send(form);
    if (abortAfter !== undefined) setTimeout(() => request.abort(), abortAfter);
  });
}

const findResume = () => {
  const scenario = scenarioById('resume');
  return scenario;
};
const pathIn = (engine: Engine) => {
  const step = Object.values(engine.snapshot().world.proposals)[0]?.currentStep;
  const { hashId } = productOf(engine.scenario.product);
  return `/unauth/product-self-contract/update-step/${hashId}/step/${step}`;
};

const hosts: readonly [string, (plan: Plan) => Promise<Engine>][] = [
  [
    'in place of the browser',
    async plan => {
      const { engine, stop } = startVitestBrowserMocks({ scenario: { ...findResume(), plan } });
      onTestFinished(stop);
      return engine;
    },
  ],
  [
    'by the worker',
    async () => {
      sessionStorage.clear();
      const originalAddress = location.href;
      history.replaceState(null, '', `${location.pathname}?agx_hash=h1&scenario=resume`);
      await startMocks();
      history.replaceState(null, '', originalAddress);
      if (!window.__mocks) throw new Error('The worker did not start.');
      return window.__mocks;
    },
  ],
];

afterEach(() => sessionStorage.clear());

// Before the tests of the worker, because the worker stays in their page.
test('the interceptors restore the fetch and the XMLHttpRequest of the page', () => {
  const originals = [fetch, XMLHttpRequest];
  const { stop } = startVitestBrowserMocks({ scenario: findResume() });
  expect(fetch).not.toBe(originals[0]);
  expect(XMLHttpRequest).not.toBe(originals[1]);
  stop();
  expect([fetch, XMLHttpRequest]).toEqual(originals);
});

test('a real upload after a mocked one has the headers of its answer', async () => {
  const { engine, stop } = startVitestBrowserMocks({ scenario: findResume() });
  onTestFinished(stop);
  await upload(pathIn(engine));
  stop();
  const { headers } = await upload('/upload-sink');
  expect(headers).toContain('content-length: 8');
});

for (const [name, start] of hosts) {
  test(`[7.10] an upload is answered ${name}, its files reach the world, its progress is reported`, async () => {
    const engine = await start({});
    const { outcome, status, text, progress } = await upload(pathIn(engine));
    expect([outcome, status]).toEqual(['load', 200]);
    expect(JSON.parse(text).data.selfContract).toBeDefined();
    const [sent, total] = progress.at(-1) ?? [0, 1];
    expect(total).toBeGreaterThan(300_000);
    expect(sent).toBe(total);
    expect(JSON.stringify(engine.journal.at(-1)?.request.body)).toContain(
      '[rg.jpg, image/jpeg, 300000 bytes',
    );
    expect(engine.violations).toEqual([]);
  });

  const faults: readonly [LooseAnswer, string][] = [
    [{ kind: 'networkError' }, 'error 0'],
    [{ kind: 'lostAfterCommit' }, 'error 0'],
    [{ kind: 'html', status: 502 }, 'load 502'],
    [{ kind: 'emptyBody' }, 'load 200'],
    [{ kind: 'truncatedJson' }, 'load 200'],
    [{ kind: 'latency', ms: 20 }, 'load 200'],
    [{ kind: 'cutBody' }, 'error 0'],
    [{ kind: 'hang' }, 'abort 0'],
  ];
  test.each(faults)(
    `[10.10] a faulted upload, answered ${name}, ends as planned: %o`,
    async (fault, expected) => {
      const engine = await start({});
      engine.breakNext('updateStep', fault);
      const savedStepCount = engine.report().effects.savedSteps;
      const { outcome, status, text } = await upload(
        pathIn(engine),
        fault.kind === 'hang' ? { abortAfter: 200 } : {},
      );
      expect(`${outcome} ${status}`).toBe(expected);
      if (fault.kind === 'truncatedJson') expect(() => JSON.parse(text)).toThrow();
      if (fault.kind === 'emptyBody') expect(text).toBe('');
      const hasEffect = ['lostAfterCommit', 'truncatedJson', 'cutBody', 'latency'].includes(fault.kind);
      expect(engine.report().effects.savedSteps - savedStepCount).toBe(hasEffect ? 1 : 0);
    },
  );

  test(`[7.10] upload progress is reported ${name} before there is an answer, and after an abort no event follows`, async () => {
    const engine = await start({});
    engine.breakNext('updateStep', { kind: 'latency', ms: 120 });
    const events: string[] = [];
    const { request, form } = createUpload(pathIn(engine));
    request.upload.onprogress = ({ loaded, total }) => {
      events.push(loaded === total ? 'all sent' : 'half sent');
      if (loaded === total) setTimeout(() => request.abort(), 30);
    };
    for (const type of ['load', 'error', 'abort', 'loadend'] as const)
      request.addEventListener(type, () => events.push(type));
    request.send(form);
    await new Promise(resolve => setTimeout(resolve, 200));
    expect(events).toEqual(['half sent', 'all sent', 'abort', 'loadend']);
    expect(engine.journal).toHaveLength(1);
  });
}

test('an upload to an address outside the service is sent as usual', async () => {
  const { engine, stop } = startVitestBrowserMocks({ scenario: findResume() });
  onTestFinished(stop);
  const { status } = await upload('/upload-sink');
  expect(status).toBeGreaterThan(0);
  expect(engine.journal).toHaveLength(0);
});
