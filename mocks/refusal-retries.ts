import { findDialect } from '#scenarios/dialects/index.ts';
import type { WalkAction } from '#scenarios/walk.ts';
import { type Driver, retryButtonName } from './drivers/driver.ts';
import { escapePattern } from './escape-pattern.ts';
import type { JournalEntry, ServiceReport } from './journal.ts';
import { sleep } from './sleep.ts';

type Operation = JournalEntry['operation'];

/** Presses retry buttons after a dialect (16.2) has refused a call, because walks contain no action for that. */
export interface RefusalRetries {
  /**
   * Runs an action and meanwhile presses retry buttons, as long as a refused call was not repeated. Presses none while
   * the browser is offline, and none if the walk itself presses one, with the running action or after a pause. If the
   * walk waits for a screen whose retry button it presses, the screen must be that of another failure: the one of a
   * refused call may look the same.
   * @param walk the remaining actions; the first one is running.
   */
  runWithRetries<Result>(walk: readonly WalkAction[], action: () => Promise<Result>): Promise<Result>;
  /**
   * After the walk: waits until every refused call was repeated, or until no button can repeat it. The app does not
   * load a list again that nobody opens.
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
  /** A refused call cannot be repeated then. */
  let isOffline = false;
  /** The last press of a button, until a call follows: how many calls there were, and how many checks came after it. */
  let pendingPress: { callCount: number; checks: number } | undefined;
  const mayRefuse = async (): Promise<boolean> => {
    dialectRefuses ??= Object.keys(findDialect((await report()).dialect)?.disturbances ?? {}).length > 0;
    return dialectRefuses;
  };
  /**
   * Whether a press may still lead to a call: it has led to none yet, and not so much time has passed that it had no
   * effect.
   */
  const awaitsCall = (callCount: number): boolean => {
    if (!pendingPress) return false;
    pendingPress.checks += 1;
    if (pendingPress.callCount === callCount && pendingPress.checks < CHECKS_BEFORE_SAME_PRESS) return true;
    pendingPress = undefined;
    return false;
  };
  const tryAgain = async (isConcerned: (operation: Operation) => boolean): Promise<boolean> => {
    const { journal } = await report();
    const isOpen = hasOpenRefusal(journal, isConcerned);
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
  /** @returns whether every refused call was repeated. */
  const repeatAll = async (isConcerned: (operation: Operation) => boolean): Promise<boolean> => {
    if (!(await mayRefuse())) return true;
    let callCount = 0;
    let checksWithoutCall = 0;
    for (const end = Date.now() + TIME_LIMIT; Date.now() < end; ) {
      if (!(await tryAgain(isConcerned))) return true;
      const { journal } = await report();
      checksWithoutCall = journal.length === callCount ? checksWithoutCall + 1 : 0;
      callCount = journal.length;
      if (checksWithoutCall === MAX_CHECKS_WITHOUT_CALL) return false;
      await sleep(CHECK_INTERVAL);
    }
    return false;
  };
  /** Runs the action and meanwhile tries again. */
  const runBesideRetries = async <Result>(
    action: () => Promise<Result>,
    isConcerned: (operation: Operation) => boolean,
  ): Promise<Result> => {
    let isDone = false;
    const runningAction = action().finally(() => {
      isDone = true;
    });
    // Runs beside the action, because there may be no service before the first page is open.
    const retryUntilDone = async () => {
      if (!(await mayRefuse())) return;
      while (!isDone) {
        await sleep(CHECK_INTERVAL);
        if (!isDone) await tryAgain(isConcerned);
      }
    };
    const [outcome] = await Promise.all([runningAction, retryUntilDone()]);
    return outcome;
  };
  return {
    async runWithRetries(walk, action) {
      const [currentAction] = walk;
      if (currentAction?.do === 'press') lastPress = createExactPattern(currentAction.button);
      if (currentAction?.do === 'goOffline') isOffline = true;
      if (currentAction?.do === 'goOnline') isOffline = false;
      if (dialectRefuses === false || isOffline || pressesRetryButton(walk)) return action();
      const isWaiting = currentAction?.do === 'waitFor';
      if (currentAction?.do !== 'press' && !(isWaiting && waitsForRetryButton(walk)))
        return runBesideRetries(action, () => true);
      // The action may lead to a screen whose retry button the walk presses.
      for (;;) {
        const outcome = await runBesideRetries(action, isNoList);
        if (!isWaiting || !hasOpenRefusal((await report()).journal, isNoList) || !(await repeatAll(isNoList)))
          return outcome;
      }
    },
    async waitForRepeats() {
      await repeatAll(() => true);
    },
  };
}

/**
 * A refused list stays in its field: it causes no screen of a failure, and the button of such a screen does not
 * repeat it.
 */
const isNoList = (operation: Operation): boolean =>
  operation !== 'getResource' && operation !== 'getFieldOptions';

/** Whether the dialect refused a call that was not repeated at the same address afterwards. */
const hasOpenRefusal = (
  journal: readonly JournalEntry[],
  isConcerned: (operation: Operation) => boolean,
): boolean =>
  journal.some(
    ({ source, operation, address, took }, index) =>
      source === 'dialect' &&
      took !== null &&
      isConcerned(operation) &&
      !journal
        .slice(index + 1)
        .some(laterCall => laterCall.operation === operation && laterCall.address === address),
  );

/** Whether the walk presses a retry button after everything that it waits for. */
function waitsForRetryButton(walk: readonly WalkAction[]): boolean {
  const next = walk.find(action => action.do !== 'waitFor');
  return next?.do === 'press' && retryButtonName.test(next.button);
}

function pressesRetryButton([current, next]: readonly WalkAction[]): boolean {
  const pressAction = current?.do === 'advance' ? next : current;
  return pressAction?.do === 'press' && retryButtonName.test(pressAction.button);
}

const createExactPattern = (name: string): RegExp => new RegExp(`^${escapePattern(name)}$`);
