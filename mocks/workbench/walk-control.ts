import type { Scenario } from '#scenarios/define-scenario.ts';
import type { Driver } from '../drivers/driver.ts';
import { playWalk, type ServiceView, WalkProblem } from '../play-walk.ts';
import { sleep } from '../sleep.ts';

export type WalkStepState = 'waiting' | 'running' | 'done' | 'failed';

export interface WalkStep {
  state: WalkStepState;
  /** Real duration in milliseconds. */
  took?: number;
  /** Number of the last request before the action; 0 for none. */
  requestsBefore?: number;
}

/** The progress of a walk. */
export interface WalkProgress {
  phase: 'idle' | 'playing' | 'paused' | 'done' | 'failed';
  /** Index of the current or next action. */
  at: number;
  steps: readonly WalkStep[];
  /** The driver's message if the walk failed; empty otherwise. */
  problem: string;
}

export interface WalkControl {
  readonly walk: WalkProgress;
  /** Continues to the end, or up to the given action. */
  play(until?: number): void;
  pause(): void;
  /** Plays one action. */
  step(): void;
  /** Ends the walk. Later results of the driver are ignored. */
  stop(): void;
  /** Resolves when the walk has ended, successfully or not. */
  ended: Promise<WalkProgress>;
}

export interface WalkOptions {
  scenario: Scenario;
  /** Creates a driver whose methods fail after the walk was stopped. */
  driver(isStopped: () => boolean): Driver;
  service: ServiceView;
  /** Number of requests to the service so far. */
  requests(): number;
  /** Pause after each action in real ms. It is read before every pause. */
  pace(): number;
  onChange(walk: WalkProgress): void;
}

export const createInitialWalk = (scenario: Scenario): WalkProgress => ({
  phase: 'idle',
  at: 0,
  steps: scenario.walk.map(() => ({ state: 'waiting' })),
  problem: '',
});

const stopError = new Error('the walk was stopped');

export function createWalkControl(options: WalkOptions): WalkControl {
  const { scenario, service, requests, pace, onChange } = options;
  let walk = createInitialWalk(scenario);
  let isStopped = false;
  /** The walk pauses before this action. */
  let until = 0;
  let resumeWalk: () => void = () => undefined;
  let hasStarted = false;
  let end: (walk: WalkProgress) => void = () => undefined;
  const whenEnded = new Promise<WalkProgress>(resolve => {
    end = resolve;
  });

  const update = (next: Partial<WalkProgress>): void => {
    if (isStopped) return;
    walk = { ...walk, ...next };
    onChange(walk);
  };
  const stepsWith = (index: number, step: Partial<WalkStep>): WalkStep[] =>
    walk.steps.map((previousStep, position) =>
      position === index ? { ...previousStep, ...step } : previousStep,
    );

  let startedAt = 0;
  const playToEnd = async (): Promise<void> => {
    hasStarted = true;
    try {
      await playWalk(
        scenario,
        options.driver(() => isStopped),
        service,
        {
          async before(index) {
            while (index >= until && !isStopped) {
              update({ phase: 'paused', at: index });
              await new Promise<void>(resolve => {
                resumeWalk = resolve;
              });
            }
            if (isStopped) throw stopError;
            startedAt = performance.now();
            const step = { state: 'running', requestsBefore: requests() } as const;
            update({ phase: 'playing', at: index, steps: stepsWith(index, step) });
          },
          async after(index) {
            const took = Math.round(performance.now() - startedAt);
            update({ at: index + 1, steps: stepsWith(index, { state: 'done', took }) });
            const pauseBefore = index + 1 < until ? pace() : 0;
            if (pauseBefore > 0) await sleep(pauseBefore);
          },
        },
      );
      update({ phase: 'done', at: scenario.walk.length });
    } catch (error) {
      const problem = reasonOf(error);
      const took = Math.round(performance.now() - startedAt);
      update({ phase: 'failed', problem, steps: stepsWith(walk.at, { state: 'failed', took }) });
    }
    end(walk);
  };
  const playUntil = (nextStop: number): void => {
    if (isStopped || walk.phase === 'done' || walk.phase === 'failed') return;
    until = nextStop;
    if (!hasStarted) void playToEnd();
    else resumeWalk();
  };

  return {
    get walk() {
      return walk;
    },
    play: (beforeIndex = Number.POSITIVE_INFINITY) => playUntil(beforeIndex),
    step: () => playUntil(walk.at + 1),
    pause() {
      until = 0;
    },
    stop() {
      isStopped = true;
      resumeWalk();
      end(walk);
    },
    ended: whenEnded,
  };
}

/** The driver's message, without the page that testing-library appends. */
function reasonOf(error: unknown): string {
  const cause = error instanceof WalkProblem ? error.cause : error;
  const text = cause instanceof Error ? cause.message : String(cause);
  return text.split('\n')[0]?.trim() ?? '';
}
