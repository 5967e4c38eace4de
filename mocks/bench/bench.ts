import type { Scenario } from '#scenarios/define-scenario.ts';
import { findScenario, scenarios } from '#scenarios/index.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { createDomDriver } from '../drivers/dom.ts';
import type { Driver } from '../drivers/driver.ts';
import type { Engine } from '../engine.ts';
import type { BenchState } from './bench-state.ts';
import type { Breakage } from './breakages.ts';
import { createFocusKeeper } from './focus-keeper.ts';
import { beginningOf, createFrameSession, type FrameSession } from './frame-session.ts';
import { rememberTheme, switchTheme } from './frame-theme.ts';
import { createPendingBreaks } from './pending-breaks.ts';
import { keepSettings, loadSettings, type Settings, unknownScenarioIn } from './settings.ts';
import { createStore, type Store } from './store.ts';
import { outcomeOf, type VerdictWatch, watchVerdict } from './verdict.ts';
import { createWalkControl, freshWalk, type Walk, type WalkControl } from './walk-control.ts';

/** The bench without its looks: what it knows and what one can do at it. */
export interface Bench {
  store: Store<BenchState>;
  /** Folder of the app, with slashes at both ends. */
  base: string;
  /** Takes a frame in use. @returns a function that lets it go. */
  attach(frame: HTMLIFrameElement): () => void;
  choose(id: string): void;
  /** Back to the scenario's beginning. */
  reset(): void;
  reload(): void;
  /** Plays the walk on, or anew when it is over. `until`: pauses before that action. */
  play(until?: number): void;
  pause(): void;
  step(): void;
  /** Plays scenarios one after the other; an empty list ends it. */
  playAll(ids: readonly string[]): void;
  change(settings: Partial<Settings>): void;
  setOffline(offline: boolean): void;
  breakNext(operation: OperationId, breakage: Breakage): void;
  nextPoll(): void;
  advance(milliseconds: number): void;
  say(notice: string): void;
}

/** One name will do: the browser keeps the session storage of two tabs apart. */
const sessionName = 'bench-1';
/** So often the screen is judged while nobody calls the service (ms). */
const lookEvery = 800;

/** What is shown at the beginning of a scenario. */
const freshView = (scenario: Scenario) => ({
  scenario,
  frame: 'loading' as const,
  path: '/',
  journal: [],
  walk: freshWalk(scenario),
  claims: [],
  outcome: 'open' as const,
  ahead: 0,
});

export function createBench(base: string): Bench {
  const settings = loadSettings();
  const first = findScenario(settings.scenario) ?? scenarios[0];
  if (!first) throw new Error('There is no scenario: scenarios/index.ts is empty.');
  const store = createStore<BenchState>({
    ...freshView(first),
    settings,
    unknownId: unknownScenarioIn(location.search),
    results: {},
    queue: [],
    offline: false,
    breaks: [],
    notice: '',
  });
  const { get, set } = store;
  const breaks = createPendingBreaks(pending => set({ breaks: pending }));
  const focus = createFocusKeeper();
  let frame: FrameSession | undefined;
  let control: WalkControl | undefined;
  let watch: VerdictWatch | undefined;
  let turn = 0;

  const met = (engine: Engine, page: Window): void => {
    engine.setLatency(get().settings.latency);
    breaks.arm(engine);
    page.addEventListener('keydown', pauseOnEscape, { capture: true });
  };
  /** Escape ends the playing wherever the focus is; at any other time it belongs to the app. */
  const pauseOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !event.isTrusted || get().walk.phase !== 'playing') return;
    event.preventDefault();
    event.stopPropagation();
    bench.pause();
  };

  let isStale = false;
  const changed = (): void => {
    if (isStale) return;
    isStale = true;
    setTimeout(() => {
      isStale = false;
      const engine = frame?.engine();
      if (!frame || !engine) return;
      breaks.follow(engine.journal);
      const journal = engine.journal.map(entry => ({ ...entry }));
      set({ journal, frame: 'ready', path: frame.stage.path(), ahead: frame.ahead() });
      watch?.look();
    }, 30);
  };

  const showWalk = (walk: Walk): void => {
    set({ walk });
    watch?.look();
    if (walk.phase !== 'playing') focus.giveBack();
  };

  /** Everything anew: no visitor, no world, no walk under way. @returns false when something else was begun meanwhile. */
  const begin = async (scenario: Scenario): Promise<boolean> => {
    if (!frame) return false;
    turn += 1;
    const mine = turn;
    control?.stop();
    watch?.stop();
    set(freshView(scenario));
    await frame.clear(scenario);
    if (mine !== turn) return false;
    rememberTheme(get().settings.theme);
    const { stage, report } = frame;
    const driverOf = (isStopped: () => boolean): Driver =>
      createDomDriver({
        ...stage,
        document() {
          if (isStopped()) throw new Error('the walk was stopped');
          return stage.document();
        },
      });
    watch = watchVerdict(
      scenario,
      driverOf(() => mine !== turn),
      { report },
      claims => set({ claims, outcome: outcomeOf(claims, false) }),
    );
    control = createWalkControl({
      scenario,
      driver: driverOf,
      service: { report },
      calls: () => frame?.engine()?.journal.length ?? 0,
      pace: () => (get().queue.length > 0 ? 0 : get().settings.pace),
      changed: showWalk,
    });
    return true;
  };

  const openAnew = async (scenario: Scenario): Promise<void> => {
    if (await begin(scenario)) await frame?.stage.open(beginningOf(scenario));
  };

  /** Plays the walk of a scenario from its beginning and judges it. */
  const playAnew = async (scenario: Scenario, start: (control: WalkControl) => void): Promise<void> => {
    if (!(await begin(scenario)) || !control || !watch) return;
    const mine = turn;
    const began = performance.now();
    start(control);
    const { phase } = await control.ended;
    if (mine !== turn) return;
    const claims = await watch.decide();
    if (mine !== turn) return;
    const outcome = phase === 'done' && outcomeOf(claims, true) === 'green' ? 'green' : 'red';
    const took = Math.round(performance.now() - began);
    const { id } = scenario;
    set({ claims, outcome, results: { ...get().results, [id]: { outcome, took } } });
  };

  const isUnderWay = (): boolean => ['playing', 'paused'].includes(get().walk.phase);
  const start = (go: (control: WalkControl) => void): void => {
    focus.remember();
    if (control && isUnderWay()) go(control);
    else void playAnew(get().scenario, go);
  };

  const bench: Bench = {
    store,
    base,
    attach(element) {
      const session = createFrameSession({
        frame: element,
        base,
        session: sessionName,
        scenario: () => get().scenario,
        met,
        changed,
      });
      frame = session;
      void openAnew(get().scenario);
      const timer = setInterval(() => watch?.look(), lookEvery);
      return () => {
        turn += 1;
        clearInterval(timer);
        control?.stop();
        watch?.stop();
        session.leave();
        frame = undefined;
      };
    },
    choose(id) {
      const scenario = findScenario(id);
      if (!scenario) return;
      set({ unknownId: undefined, queue: [] });
      breaks.clear();
      bench.change({ scenario: id });
      bench.say(`Cenário aberto: ${scenario.title}.`);
      void openAnew(scenario);
    },
    reset() {
      set({ queue: [] });
      breaks.clear();
      bench.setOffline(false);
      bench.say('Cenário reiniciado.');
      void openAnew(get().scenario);
    },
    reload: () => void frame?.stage.reload(),
    play: until => start(walk => walk.play(until)),
    step: () => start(walk => walk.step()),
    pause() {
      set({ queue: [] });
      control?.pause();
    },
    async playAll(ids) {
      set({ queue: ids });
      for (let [id] = get().queue; id !== undefined; [id] = get().queue) {
        const scenario = findScenario(id);
        if (scenario) {
          bench.change({ scenario: id });
          await playAnew(scenario, walk => walk.play());
        }
        // Whoever stopped, paused or chose something else has emptied the queue.
        if (get().queue[0] !== id) return;
        set({ queue: get().queue.slice(1) });
      }
    },
    change(part) {
      const next = { ...get().settings, ...part };
      set({ settings: next });
      keepSettings(next);
      if (part.latency !== undefined) frame?.engine()?.setLatency(part.latency);
      if (part.theme === undefined) return;
      rememberTheme(part.theme);
      const page = frame?.engine() && frame.stage.document();
      if (page && !switchTheme(page, part.theme)) bench.reload();
    },
    setOffline(offline) {
      set({ offline });
      frame?.setOffline(offline);
    },
    breakNext(operation, breakage) {
      breaks.add({ operation, breakage }, frame?.engine());
      bench.say(`A próxima ${operation} vai quebrar: ${breakage.title}.`);
    },
    async nextPoll() {
      const asked = await frame?.nextPoll();
      bench.say(asked ? 'O app consultou mais uma vez.' : 'O app não consultou em 20 s do relógio dele.');
    },
    async advance(milliseconds) {
      await frame?.stage.advance(milliseconds);
      bench.say(`O relógio do app andou ${milliseconds / 1000} s.`);
    },
    say: notice => set({ notice }),
  };
  return bench;
}
