import { prepareSearch } from '#journey/form/options.ts';
import type { Option } from '#journey/model/field.ts';
import { whenIdle } from './when-idle.ts';

/** Number of options from which a search would be noticeably slow without preparation. */
export const LONG_LIST = 1000;
/** Options that one slice prepares: about a millisecond, four on a slow phone. */
const SLICE_SIZE = 500;
/** A slice starts only if more idle time is left. Milliseconds. */
const MIN_IDLE_TIME = 5;
/** Delay between slices in browsers without idle callbacks (Safari). Milliseconds. */
const SLICE_DELAY = 30;

/** Prepares a long list for its first search while the browser is idle. Returns a function that stops it. */
export function prepareSearchWhenIdle(options: readonly Option[]): () => void {
  let stop = () => {};
  if (options.length < LONG_LIST) return stop;
  const prepareSlice = (deadline?: IdleDeadline) => {
    let isPrepared = prepareSearch(options, SLICE_SIZE);
    while (!isPrepared && deadline && deadline.timeRemaining() > MIN_IDLE_TIME)
      isPrepared = prepareSearch(options, SLICE_SIZE);
    if (!isPrepared) scheduleSlice();
  };
  const scheduleSlice = () => {
    stop = whenIdle(prepareSlice, SLICE_DELAY);
  };
  scheduleSlice();
  return () => stop();
}
