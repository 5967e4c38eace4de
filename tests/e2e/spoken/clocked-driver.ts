import type { Driver } from '#mocks/drivers/driver.ts';
import { createPlaywrightDriver, type PlaywrightStage } from '#mocks/drivers/playwright-driver.ts';
import type { VisitClock } from './visit-clock.ts';

/** Times of the visit, in milliseconds. */
const SHORT_STEP = 50;
const STEP = 250;
/** After this time without a change of a field the progress bar has followed (4.36). */
const PAUSE_AFTER_FIELD = 650;
const MAX_WAIT = 60_000;

/** Drives a page whose clock stands still between the actions. */
export function createClockedDriver(stage: PlaywrightStage, clock: VisitClock): Driver {
  const { page } = stage;
  const driver = createPlaywrightDriver(stage);
  /** Moves the clock until the condition holds. If it never does, the driver itself reports what is missing. */
  const advanceUntil = async (isMet: () => Promise<boolean>): Promise<void> => {
    await clock.advance(SHORT_STEP);
    for (let waited = 0; !(await isMet()) && waited < MAX_WAIT; waited += STEP) await clock.advance(STEP);
  };
  const advanceAfter = async (milliseconds: number, action: Promise<void>): Promise<void> => {
    await action;
    await clock.advance(milliseconds);
  };
  return {
    ...driver,
    open: launchAddress => advanceAfter(SHORT_STEP, driver.open(launchAddress)),
    fill: (field, text) => advanceAfter(PAUSE_AFTER_FIELD, driver.fill(field, text)),
    choose: (field, option) => advanceAfter(PAUSE_AFTER_FIELD, driver.choose(field, option)),
    check: field => advanceAfter(PAUSE_AFTER_FIELD, driver.check(field)),
    attach: (field, files) => advanceAfter(PAUSE_AFTER_FIELD, driver.attach(field, files)),
    async press(name) {
      const [button, link] = (['button', 'link'] as const).map(role =>
        page.getByRole(role, { name, exact: true }),
      );
      await advanceUntil(async () => ((await button?.count()) ?? 0) + ((await link?.count()) ?? 0) > 0);
      await advanceAfter(SHORT_STEP, driver.press(name));
    },
    pressKey: key => advanceAfter(SHORT_STEP, driver.pressKey(key)),
    async waitForText(text) {
      await advanceUntil(() => driver.sees(text));
      await driver.waitForText(text);
    },
    async waitForHeading(name) {
      await advanceUntil(() => page.getByRole('heading', { name, exact: true }).first().isVisible());
      await driver.waitForHeading(name);
    },
    advance: milliseconds => clock.advance(milliseconds),
    reload: () => advanceAfter(SHORT_STEP, driver.reload()),
  };
}
