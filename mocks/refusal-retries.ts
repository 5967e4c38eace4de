import { findDialect } from '#scenarios/dialects/index.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import { type Driver, retryButtonName } from './drivers/driver.ts';
import type { JournalEntry, ServiceReport } from './journal.ts';

/** Presses retry buttons after a dialect (16.2) has refused a call, because walks contain no action for that. */
export interface RefusalRetries {
  /**
   * Runs an action and meanwhile presses retry buttons, as long as a refused call was not repeated. Presses none if the
   * walk itself presses one, with the running action or directly after it.
   * @param walk the remaining actions; the first one is running.
   */
  runWithRetries<Result>(walk: readonly WalkAction[], action: () => Promise<Result>): Promise<Result>;
  /**
   * After the walk: waits until every refused call was repeated, or until no button repeats it: a list that nobody opens
   * is not loaded again.
   */
  waitForRepeats(): Promise<void>;
}

/** Milliseconds. */
const CHECK_INTERVAL = 100;
/** How long the retries may go on after the walk, in milliseconds. */
const TIME_LIMIT = 10_000;
/**
 * If there is no retry button, a toast has reported the refusal: after this many checks the last button is pressed
 * again.
 */
const CHECKS_BEFORE_SAME_PRESS = 10;
/**
 * After this many checks without a new call, nothing will repeat the refused one: the same button was pressed twice
 * meanwhile.
 */
const MAX_CHECKS_WITHOUT_CALL = 25;

export function createRefusalRetries(
  driver: Driver,
  report: () => Promise<ServiceReport> | ServiceReport,
): RefusalRetries {
  let dialectRefuses: boolean | undefined;
  let lastPress: RegExp | undefined;
  let checkCount = 0;
  /** The last press of a button, until a call follows: how many calls there were, and how many checks came after it. */
  let pendingPress: { callCount: number; checks: number } | undefined;
  const mayRefuse = async (): Promise<boolean> => {
    dialectRefuses ??= Object.keys(findDialect((await report()).dialect)?.disturbances ?? {}).length > 0;
    return dialectRefuses;
  };
  /** Whether a press has neither led to a call yet nor been without one for so long that it had no effect. */
  const awaitsCall = (callCount: number): boolean => {
    if (!pendingPress) return false;
    pendingPress.checks += 1;
    if (pendingPress.callCount === callCount && pendingPress.checks < CHECKS_BEFORE_SAME_PRESS) return true;
    pendingPress = undefined;
    return false;
  };
  const tryAgain = async (): Promise<boolean> => {
    const { journal } = await report();
    const isOpen = hasOpenRefusal(journal);
    checkCount = isOpen ? checkCount + 1 : 0;
    // A second press would act upon the screen to which the first one leads.
    if (!isOpen || awaitsCall(journal.length)) return isOpen;
    // A page that is being left has no buttons.
    const press = async (name: RegExp): Promise<boolean> => {
      const isPressed = await driver.pressNow(name).catch(() => false);
      if (isPressed) pendingPress = { callCount: journal.length, checks: 0 };
      return isPressed;
    };
    if (await press(retryButtonName)) return isOpen;
    if (lastPress && checkCount % CHECKS_BEFORE_SAME_PRESS === 0) await press(lastPress);
    return isOpen;
  };
  /**
   * Whether the screen shows what the walk waits for before it presses the retry button there itself. A page that is being left
   * shows nothing.
   */
  const showsRetryOf = async ([current, next]: readonly WalkAction[]): Promise<boolean> => {
    if (current?.do !== 'waitFor' || next?.do !== 'press' || !retryButtonName.test(next.button)) return false;
    return 'text' in current
      ? driver.sees(current.text)
      : (await driver.headings()).includes(current.heading);
  };
  return {
    async runWithRetries(walk, action) {
      const [currentAction] = walk;
      if (currentAction?.do === 'press') lastPress = createExactPattern(currentAction.button);
      if (dialectRefuses === false || pressesRetryButton(walk)) return action();
      let isDone = false;
      const runningAction = action().finally(() => {
        isDone = true;
      });
      // Runs beside the action, because there may be no service before the first page is open.
      const retryUntilDone = async () => {
        if (!(await mayRefuse())) return;
        while (!isDone) {
          await wait(CHECK_INTERVAL);
          if (!isDone && !(await showsRetryOf(walk).catch(() => false))) await tryAgain();
        }
      };
      const [outcome] = await Promise.all([runningAction, retryUntilDone()]);
      return outcome;
    },
    async waitForRepeats() {
      if (!(await mayRefuse())) return;
      let callCount = 0;
      let checksWithoutCall = 0;
      for (const end = Date.now() + TIME_LIMIT; Date.now() < end && (await tryAgain()); ) {
        const { journal } = await report();
        checksWithoutCall = journal.length === callCount ? checksWithoutCall + 1 : 0;
        callCount = journal.length;
        if (checksWithoutCall === MAX_CHECKS_WITHOUT_CALL) return;
        await wait(CHECK_INTERVAL);
      }
    },
  };
}

/** Whether the dialect refused a call that was not repeated at the same address afterwards. */
const hasOpenRefusal = (journal: readonly JournalEntry[]): boolean =>
  journal.some(
    ({ source, operation, address, took }, index) =>
      source === 'dialect' &&
      took !== null &&
      !journal
        .slice(index + 1)
        .some(laterCall => laterCall.operation === operation && laterCall.address === address),
  );

function pressesRetryButton([current, next]: readonly WalkAction[]): boolean {
  const pressAction = current?.do === 'advance' ? next : current;
  return pressAction?.do === 'press' && retryButtonName.test(pressAction.button);
}

const createExactPattern = (name: string): RegExp =>
  new RegExp(`^${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}$`);

const wait = (ms: number) => new Promise(resolve => setTimeout(resolve, ms));
