import { expect, onTestFinished, test, vi } from 'vitest';
import { createGate } from '#tests/support/create-gate.ts';
import { createConnectivity } from './connectivity.ts';

const rejectFetch = () => Promise.reject(new TypeError('Failed to fetch'));

test('listeners are called when the connection is lost and restored, until they unsubscribe', () => {
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true }, fetch: rejectFetch });
  const connectivity = createConnectivity(window);
  const reported: boolean[] = [];
  const stop = connectivity.subscribe(isOnline => reported.push(isOnline));
  const switchOnline = (online: boolean) => {
    window.navigator.onLine = online;
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
  switchOnline(false);
  expect(connectivity.isOnline()).toBe(false);
  switchOnline(true);
  stop();
  switchOnline(false);
  expect(reported).toEqual([false, true]);
});

test.each([
  ['its host answers', true, async () => ({ ok: true }), true],
  ['its host answers with an error', true, async () => ({ ok: false }), false],
  ['nobody answers, though the browser reports a connection', true, rejectFetch, false],
  ['the browser reports no connection', false, async () => ({ ok: true }), false],
] as const)('[4.41] whether a reload can load the page if %s', async (_, onLine, fetch, reachable) => {
  const window = Object.assign(new EventTarget(), { navigator: { onLine }, fetch });
  expect(await createConnectivity(window, '/propostas/').isReachable()).toBe(reachable);
});

test('[4.41] the page itself is requested, as a visitor would, without a cache and for at most five seconds; its content is not read', async () => {
  const requests: [string, RequestInit][] = [];
  let cancelCount = 0;
  const body = {
    cancel: async () => {
      cancelCount += 1;
    },
  };
  const fetch = async (...request: [string, RequestInit]) => {
    requests.push(request);
    return { ok: true, body };
  };
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true }, fetch });
  await createConnectivity(window, '/propostas/').isReachable();
  const signal: unknown = expect.any(AbortSignal);
  expect(requests).toEqual([['/propostas/', { cache: 'no-store', signal }]]);
  expect(cancelCount).toBe(1);
});

test('[4.41] a host whose answer came while the browser had suspended the page is reachable', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const answer = createGate();
  const fetch = (_: string, { signal }: RequestInit) =>
    new Promise<{ ok: boolean }>((resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
      void answer.opened.then(() => resolve({ ok: true }));
    });
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true }, fetch });
  const question = createConnectivity(window).isReachable();
  vi.setSystemTime(Date.now() + 60_000);
  // The timer of the limit comes first.
  await vi.advanceTimersByTimeAsync(5000);
  answer.open();
  expect(await question).toBe(true);
  expect(vi.getTimerCount()).toBe(0);
});

test('[4.41] a host that does not answer within five seconds is not reachable', async () => {
  vi.useFakeTimers();
  onTestFinished(() => void vi.useRealTimers());
  const fetch = (_: string, { signal }: RequestInit) =>
    new Promise<never>((_resolve, reject) => {
      signal?.addEventListener('abort', () => reject(signal.reason));
    });
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true }, fetch });
  const question = createConnectivity(window).isReachable();
  await vi.advanceTimersByTimeAsync(5000);
  expect(await question).toBe(false);
});

test.each([
  [{ saveData: true }, true],
  [{ saveData: false }, false],
  [{}, false],
  [undefined, false],
])('with the connection %j the browser saves data: %s', (connection, savesData) => {
  const navigator = { onLine: true, ...(connection && { connection }) };
  const window = Object.assign(new EventTarget(), { navigator, fetch: rejectFetch });
  expect(createConnectivity(window).savesData()).toBe(savesData);
});
