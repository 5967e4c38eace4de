import type { Scenario } from '#scenarios/define-scenario.ts';
import { launchAddressOf } from '#scenarios/launch-address.ts';
import { isServiceOnly } from '#scenarios/walk.ts';
import { createDomDriver } from '../drivers/dom-driver.ts';
import type { Driver } from '../drivers/driver.ts';
import type { BugReport } from './bug-report.ts';
import { reportedAddressOf } from './create-bug-report.ts';
import type { FocusKeeper } from './focus-keeper.ts';
import type { FrameSession } from './frame-session.ts';
import { rememberFrameTheme } from './frame-theme.ts';
import type { Store } from './store.ts';
import { type VerdictWatch, verdictColourOf, watchVerdict } from './verdict.ts';
import { createInitialWalk, createWalkControl, type WalkControl, type WalkProgress } from './walk-control.ts';
import type { WorkbenchState } from './workbench-state.ts';

/** Opens or plays one scenario at a time in the frame and judges it. A new scenario ends the previous one. */
export interface ScenarioPlayer {
  /** Opens the link of a scenario as a new visitor. */
  open(scenario: Scenario): Promise<void>;
  /**
   * Continues the walk, or starts it when none is under way or `fromStart` is true. Resolves when it is
   * judged.
   */
  play(scenario: Scenario, go: (control: WalkControl) => void, fromStart?: boolean): Promise<void>;
  /** Opens the situation of a report: its state of the service, or the walk played up to its moment. */
  restore(scenario: Scenario, report: BugReport): Promise<void>;
  pause(): void;
  /** Updates the verdict after a possible change. */
  updateVerdict(): void;
  stop(): void;
}

/** The view at the beginning of a scenario. */
export const createInitialView = (scenario: Scenario) => ({
  scenario,
  frame: 'loading' as const,
  path: '/',
  journal: [],
  rules: undefined,
  walk: createInitialWalk(scenario),
  claims: [],
  outcome: 'open' as const,
  clockOffset: 0,
  wasChangedByHand: false,
  visitorTheme: 'auto' as const,
  messages: [],
});

export function createScenarioPlayer(
  frame: FrameSession,
  { get, set }: Store<WorkbenchState>,
  focus: FocusKeeper,
): ScenarioPlayer {
  let control: WalkControl | undefined;
  let watch: VerdictWatch | undefined;
  let runNumber = 0;
  /** True while a walk is repeated for a report: it makes no pauses. */
  let isRepeating = false;

  const stop = (): void => {
    runNumber += 1;
    control?.stop();
    watch?.stop();
    control = undefined;
    watch = undefined;
  };
  const showWalk = (walk: WalkProgress): void => {
    set({ walk });
    watch?.update();
    if (walk.phase !== 'playing') {
      isRepeating = false;
      focus.restore();
    }
  };

  /** Clears visitor, world and walk, and creates a new run. @returns undefined if another run was started meanwhile. */
  const startRun = async (scenario: Scenario) => {
    stop();
    const ownRunNumber = runNumber;
    const isAbandoned = (): boolean => ownRunNumber !== runNumber;
    set(createInitialView(scenario));
    await frame.clear();
    if (isAbandoned()) return undefined;
    const { theme } = get().settings;
    rememberFrameTheme(theme);
    set({ visitorTheme: theme });
    const { controls, report, handle } = frame;
    const driverOf = (isStopped: () => boolean): Driver =>
      createDomDriver({
        ...controls,
        document() {
          if (isStopped()) throw new Error('the walk was stopped');
          return controls.document();
        },
      });
    const verdictWatch = watchVerdict(scenario, driverOf(isAbandoned), { report }, claims =>
      set({ claims, outcome: verdictColourOf(claims, false) }),
    );
    const walkControl = createWalkControl({
      scenario,
      driver: driverOf,
      service: { report, handle },
      requests: () => frame.engine()?.journal.at(-1)?.number ?? 0,
      pace: () => (isRepeating || get().queue.length > 0 ? 0 : get().settings.pace),
      onChange: showWalk,
    });
    control = walkControl;
    watch = verdictWatch;
    return { control: walkControl, watch: verdictWatch, isAbandoned };
  };

  const play: ScenarioPlayer['play'] = async (scenario, go, fromStart = false) => {
    const isUnderWay = ['playing', 'paused'].includes(get().walk.phase) && get().scenario === scenario;
    if (control && isUnderWay && !fromStart) return go(control);
    const newRun = await startRun(scenario);
    if (!newRun) return;
    if (isServiceOnly(scenario)) frame.serve(scenario);
    const start = performance.now();
    go(newRun.control);
    const { phase } = await newRun.control.ended;
    if (newRun.isAbandoned()) return;
    const claims = await newRun.watch.finish();
    if (newRun.isAbandoned()) return;
    const outcome = phase === 'done' && verdictColourOf(claims, true) === 'green' ? 'green' : 'red';
    const took = Math.round(performance.now() - start);
    set({ claims, outcome, results: { ...get().results, [scenario.id]: { outcome, took } } });
  };

  return {
    async open(scenario) {
      if (await startRun(scenario)) await frame.controls.open(launchAddressOf(scenario));
    },
    play,
    async restore(scenario, report) {
      const { snapshot, walkAt } = report;
      if (!snapshot) {
        const repetition = play(
          scenario,
          walk => {
            isRepeating = true;
            walk.play(walkAt);
          },
          true,
        );
        return walkAt >= scenario.walk.length ? repetition : undefined;
      }
      if (!(await startRun(scenario))) return;
      frame.storeSnapshot(snapshot);
      await frame.controls.open(reportedAddressOf(scenario, report));
    },
    pause: () => control?.pause(),
    updateVerdict: () => watch?.update(),
    stop,
  };
}
