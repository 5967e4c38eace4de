import type { Clock } from '#shared/clock.ts';
import { sleep } from '#shared/sleep.ts';

/** The time of the browser. Both in milliseconds. */
export interface TimeSource {
  /** Since 1970; the visitor or the network may set it at any time. */
  wall(): number;
  /** Since the page started; never set, but in some browsers it stands still while the device sleeps. */
  sincePageStart(): number;
}

const BROWSER_TIME: TimeSource = { wall: () => Date.now(), sincePageStart: () => performance.now() };

/** If the wall advances this much more than the page, the device has slept or was set forward. Milliseconds. */
const MIN_SLEEP = 1000;

/** Starts with the wall and then advances with the page, and with the wall while the page stood still. */
function createSteadyNow(time: TimeSource): () => number {
  let wall = time.wall();
  let sincePageStart = time.sincePageStart();
  let steady = wall;
  return () => {
    const wallAdvance = time.wall() - wall;
    const pageAdvance = Math.max(0, time.sincePageStart() - sincePageStart);
    wall += wallAdvance;
    sincePageStart += pageAdvance;
    steady += wallAdvance - pageAdvance > MIN_SLEEP ? wallAdvance : pageAdvance;
    return Math.floor(steady);
  };
}

/** Creates the real clock. */
export function createClock(time = BROWSER_TIME): Clock {
  return { now: time.wall, steadyNow: createSteadyNow(time), sleep };
}
