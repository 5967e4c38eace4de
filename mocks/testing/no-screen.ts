import type { Driver } from '../drivers/driver.ts';

const nothing = (): never => {
  throw new Error('there is no screen here: only calls of the service can be played');
};

/** In the place of an app, for walks that only speak HTTP. Whatever needs a screen fails. */
export const noScreen: Driver = {
  open: nothing,
  fill: nothing,
  choose: nothing,
  check: nothing,
  attach: nothing,
  press: nothing,
  pressNow: async () => false,
  pressKey: nothing,
  waitForText: nothing,
  waitForHeading: nothing,
  waitForValue: nothing,
  advance: nothing,
  reload: nothing,
  goOffline: nothing,
  goOnline: nothing,
  forbid: nothing,
  sees: nothing,
  headings: nothing,
  path: nothing,
  consoleLines: () => [],
};
