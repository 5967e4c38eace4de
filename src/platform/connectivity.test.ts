import { expect, test } from 'vitest';
import { createConnectivity } from './connectivity.ts';

const failingFetch = () => Promise.reject(new TypeError('Failed to fetch'));

test('reports when the connection is lost and restored, until it is stopped', () => {
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true }, fetch: failingFetch });
  const connectivity = createConnectivity(window);
  const reported: boolean[] = [];
  const stop = connectivity.subscribe(online => reported.push(online));
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
  ['nobody answers, though the browser believes in a connection', true, failingFetch, false],
  ['the browser knows that there is none', false, async () => ({ ok: true }), false],
] as const)('[4.41] a reload can load the page when %s: %#', async (_, onLine, fetch, reachable) => {
  const window = Object.assign(new EventTarget(), { navigator: { onLine }, fetch });
  expect(await createConnectivity(window, '/propostas/').isReachable()).toBe(reachable);
});
