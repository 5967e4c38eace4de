import type { Driver } from '../drivers/driver.ts';

const failWithoutScreen = (): never => {
  throw new Error('This driver has no screen: it only plays calls of the service.');
};

/** A driver without an app, for walks of HTTP calls only. Everything else fails. */
export const noScreen: Driver = {
  open: failWithoutScreen,
  fill: failWithoutScreen,
  choose: failWithoutScreen,
  check: failWithoutScreen,
  attach: failWithoutScreen,
  press: failWithoutScreen,
  pressNow: async () => false,
  pressKey: failWithoutScreen,
  waitForText: failWithoutScreen,
  waitForHeading: failWithoutScreen,
  waitForValue: failWithoutScreen,
  waitForChoice: failWithoutScreen,
  waitForChecked: failWithoutScreen,
  waitForAbsence: failWithoutScreen,
  advance: failWithoutScreen,
  reload: failWithoutScreen,
  goOffline: failWithoutScreen,
  goOnline: failWithoutScreen,
  forbid: failWithoutScreen,
  sees: failWithoutScreen,
  focus: failWithoutScreen,
  headings: failWithoutScreen,
  path: failWithoutScreen,
  consoleLines: () => [],
};
