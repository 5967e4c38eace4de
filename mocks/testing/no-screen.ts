import type { Driver } from '../drivers/driver.ts';

const nothing = (): never => {
  throw new Error('This driver has no screen: it only plays calls of the service.');
};

/** A driver without an app, for walks of HTTP calls only. Everything else fails. */
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
  focus: nothing,
  headings: nothing,
  path: nothing,
  consoleLines: () => [],
};
