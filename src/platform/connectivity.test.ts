import { expect, test } from 'vitest';
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

test('[4.41] the page itself is requested, without its content and without a cache, for at most five seconds', async () => {
  const requests: [string, RequestInit][] = [];
  const fetch = async (...request: [string, RequestInit]) => {
    requests.push(request);
    return { ok: true };
  };
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true }, fetch });
  await createConnectivity(window, '/propostas/').isReachable();
  const signal: unknown = expect.any(AbortSignal);
  expect(requests).toEqual([['/propostas/', { method: 'HEAD', cache: 'no-store', signal }]]);
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
