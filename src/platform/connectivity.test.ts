import { expect, test } from 'vitest';
import { createConnectivity } from './connectivity.ts';

test('tells when the connection goes and comes, until it is stopped', () => {
  const window = Object.assign(new EventTarget(), { navigator: { onLine: true } });
  const connectivity = createConnectivity(window);
  const heard: boolean[] = [];
  const stop = connectivity.subscribe(online => heard.push(online));
  const turn = (online: boolean) => {
    window.navigator.onLine = online;
    window.dispatchEvent(new Event(online ? 'online' : 'offline'));
  };
  turn(false);
  expect(connectivity.online()).toBe(false);
  turn(true);
  stop();
  turn(false);
  expect(heard).toEqual([false, true]);
});
