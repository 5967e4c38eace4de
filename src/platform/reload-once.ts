import type { Clock } from '#shared/clock.ts';
import type { TabMemory } from './tab-memory.ts';

export interface ReloadOptions {
  /** Saves what was typed. The page reloads when this has resolved with `true`. */
  saving?: Promise<boolean>;
  /** Called in place of the reload if the typed values could not be saved (11.3). */
  onUnsaved?: () => void;
  /** The visitor asks for the reload, which therefore cannot become a loop. */
  isPressed?: boolean;
}

/**
 * Reloads the page, unless this tab has reloaded for the same reason a short while ago. `false`: it has, or it cannot
 * remember the reload. A later failure reloads again, because a tab may outlive several versions of the app.
 */
export type ReloadOnce = (reason: string, options?: ReloadOptions) => boolean;

/** A failure within this time after a reload is the same one, which the reload has not ended. Milliseconds. */
const SAME_FAILURE_TIME = 600_000;

export function createReloadOnce(
  memory: TabMemory,
  reload: () => void,
  { now }: Pick<Clock, 'now'>,
): ReloadOnce {
  return (reason, { saving, onUnsaved, isPressed = false } = {}) => {
    const name = `reloaded:${reason}`;
    const time = now();
    const lastTime = memory.read(name);
    // A time in the future was written before somebody set the clock of the device back.
    const isRepeated = lastTime !== undefined && Math.abs(time - Number(lastTime)) < SAME_FAILURE_TIME;
    if (isRepeated && !isPressed) return false;
    // A time that does not survive the reload could cause an endless loop.
    if (!memory.write(name, `${time}`) && !isPressed) return false;
    if (saving) saving.catch(() => false).then(isSaved => (isSaved ? reload() : onUnsaved?.()));
    else reload();
    return true;
  };
}
