import { prepareSearch } from '#journey/form/options.ts';
import type { Option } from '#journey/model/field.ts';
import { whenIdle } from './when-idle.ts';

/** Fewer options are searched at once without a noticeable delay. */
const LONG_LIST = 1000;
/** Options per slice: about a millisecond, four on a slow phone. */
const SLICE = 500;
/** Milliseconds of idle time that a slice needs. */
const MIN_IDLE_TIME = 5;
/** Pause between slices where the browser does not say when it is idle (Safari). Milliseconds. */
const PAUSE = 30;

/** Prepares a long list for its first search while the browser is idle. Returns a function that stops it. */
export function searchAhead(options: readonly Option[]): () => void {
  let stop = () => {};
  if (options.length < LONG_LIST) return stop;
  const prepareSlice = (deadline?: IdleDeadline) => {
    let isPrepared = prepareSearch(options, SLICE);
    while (!isPrepared && deadline && deadline.timeRemaining() > MIN_IDLE_TIME)
      isPrepared = prepareSearch(options, SLICE);
    if (!isPrepared) scheduleSlice();
  };
  const scheduleSlice = () => {
    stop = whenIdle(prepareSlice, PAUSE);
  };
  scheduleSlice();
  return () => stop();
}
