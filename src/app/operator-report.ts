import { subscribe } from 'valtio';
import type { FailureCount } from '#platform/failure-tally.ts';
import type { Platform } from '#platform/platform.ts';
import type { AppState } from '#state/app-state.ts';
import { FIRST_PLACE_READY } from './first-place-ready.ts';

/**
 * The report of a visit for an operator (16.9): codes, counts and times. No member can contain a text from the service,
 * an address, or anything that a visitor typed. docs/after-a-release.md describes each member.
 */
export interface OperatorReport {
  version: 2;
  engine: Engine;
  /** Milliseconds since the page was requested; absent if not known. */
  firstPaint?: number;
  /** Milliseconds until the first place of the visit was ready to use; absent if not known. */
  firstPlace?: number;
  /** Milliseconds from each press of the submit button to the next step. */
  nextSteps: readonly number[];
  failures: readonly FailureCount[];
}

type Engine = 'chromium' | 'gecko' | 'webkit' | 'other';

export interface ReportSettings {
  /** Empty: nothing is measured and nothing is sent. */
  reportUrl: string;
  /** The share of visits that send a report: 0 to 1. */
  reportShare: number;
}

interface ReportOptions extends ReportSettings {
  state: AppState;
  platform: Pick<Platform, 'failures' | 'visibility'>;
  view: Window;
  /** From 0 up to 1. */
  random?: () => number;
}

/** The next step is shown within this time after the answer. Milliseconds. */
const ANSWER_TO_STEP = 1_000;

/** Limits the report: no journey has more steps. */
const MAX_STEPS = 40;

export function engineOf(userAgent: string): Engine {
  if (/Firefox\//.test(userAgent)) return 'gecko';
  if (/Chrom(?:e|ium)\//.test(userAgent)) return 'chromium';
  return /AppleWebKit\//.test(userAgent) ? 'webkit' : 'other';
}

/** Rounds to 10 ms, because exact times could identify a visitor. */
const roundTime = (milliseconds: number): number => Math.round(milliseconds / 10) * 10;

function timesOf({ performance }: Window): Pick<OperatorReport, 'firstPaint' | 'firstPlace'> {
  const paint = performance.getEntriesByName('first-contentful-paint')[0];
  const readyMark = performance.getEntriesByName(FIRST_PLACE_READY)[0];
  return {
    ...(paint && { firstPaint: roundTime(paint.startTime) }),
    ...(readyMark && { firstPlace: roundTime(readyMark.startTime) }),
  };
}

/** Measures how long a press takes until the next step is shown. */
function watchSteps(state: AppState, now: () => number, onStep: (milliseconds: number) => void): () => void {
  let pressedAt: number | undefined;
  let answeredAt: number | undefined;
  let { place } = state;
  return subscribe(state, () => {
    const { isSubmitting } = state.form;
    if (isSubmitting && (pressedAt === undefined || answeredAt !== undefined)) {
      pressedAt = now();
      answeredAt = undefined;
    }
    if (!isSubmitting && pressedAt !== undefined) answeredAt ??= now();
    if (state.place === place) return;
    place = state.place;
    // A later change of place is caused by the visitor, not by the answer.
    if (pressedAt !== undefined && now() - (answeredAt ?? now()) < ANSWER_TO_STEP)
      onStep(roundTime(now() - pressedAt));
    pressedAt = undefined;
    answeredAt = undefined;
  });
}

/**
 * Measures a sample of visits and sends a report when the visitor leaves the page. The beacon is plain text, so that
 * the browser needs no preflight while the page closes. Returns a function that stops measuring.
 */
export function startOperatorReport(options: ReportOptions): () => void {
  const { reportUrl, reportShare, state, platform, view, random = Math.random } = options;
  if (reportUrl === '' || random() >= reportShare) {
    platform.failures.stop();
    return () => undefined;
  }
  const nextSteps: number[] = [];
  const stopSteps = watchSteps(
    state,
    () => view.performance.now(),
    milliseconds => {
      if (nextSteps.length < MAX_STEPS) nextSteps.push(milliseconds);
    },
  );
  let isFirst = true;
  const unsubscribeLeaving = platform.visibility.onLeaving(() => {
    const failures = platform.failures.take();
    // A page restored from the back/forward cache reports only what is new.
    if (!isFirst && failures.length === 0 && nextSteps.length === 0) return;
    const report: OperatorReport = {
      version: 2,
      engine: engineOf(view.navigator.userAgent),
      ...(isFirst ? timesOf(view) : {}),
      nextSteps,
      failures,
    };
    // A browser refuses a beacon when too many bytes are waiting. A sent one is never sent again.
    if (!view.navigator.sendBeacon(reportUrl, JSON.stringify(report))) {
      platform.failures.giveBack(failures);
      return;
    }
    isFirst = false;
    nextSteps.length = 0;
  });
  return () => {
    stopSteps();
    unsubscribeLeaving();
  };
}
