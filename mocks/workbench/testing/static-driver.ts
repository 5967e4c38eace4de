import type { Driver } from '../../drivers/driver.ts';

/** A driver without an app: every action succeeds at once, and only the listed texts are seen. */
export function createStaticDriver({
  sees = [],
  lines = [],
  onAction = async () => undefined,
}: {
  sees?: readonly string[];
  lines?: readonly string[];
  /** Called for every action of the walk, with its description. */
  onAction?: (action: string) => Promise<void>;
} = {}): Driver {
  const doing =
    (name: string) =>
    (...args: unknown[]) =>
      onAction([name, ...args.filter(argument => typeof argument === 'string')].join(' '));
  return {
    open: doing('open'),
    fill: doing('fill'),
    choose: doing('choose'),
    check: doing('check'),
    attach: doing('attach'),
    press: doing('press'),
    pressNow: async () => false,
    pressKey: doing('pressKey'),
    waitForText: doing('waitForText'),
    waitForHeading: doing('waitForHeading'),
    waitForValue: doing('waitForValue'),
    waitForChoice: doing('waitForChoice'),
    waitForChecked: doing('waitForChecked'),
    waitForAbsence: doing('waitForAbsence'),
    advance: doing('advance'),
    reload: doing('reload'),
    goOffline: doing('goOffline'),
    goOnline: doing('goOnline'),
    forbid: doing('forbid'),
    sees: async text => sees.includes(text),
    focus: async () => null,
    headings: async () => [],
    path: async () => '/nenhum',
    consoleLines: () => lines,
  };
}
