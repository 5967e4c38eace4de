import { findScenario, isPlayable, scenarios } from '#scenarios/index.ts';
import { mistakesOf } from '#scenarios/mistakes.ts';
import type { OperationId } from '#scenarios/wire.ts';
import type { Engine } from '../engine.ts';
import { appliedRulesIn } from './applied-rules.ts';
import type { Breakage } from './breakages.ts';
import {
  type BugReport,
  decodeBugReport,
  encodeBugReport,
  maxLinkLength,
  readBugReport,
  reportFragment,
} from './bug-report.ts';
import { copyText } from './copy-text.ts';
import { createBugReport, situationOf } from './create-bug-report.ts';
import { createFocusKeeper } from './focus-keeper.ts';
import { createFrameSession, type FrameSession } from './frame-session.ts';
import { rememberFrameTheme, switchFrameTheme, watchFrameTheme } from './frame-theme.ts';
import { imitateHost, introduceHost, listenToFrame } from './hosts.ts';
import { findWorkbenchLinkProblems } from './link-problems.ts';
import { createPendingBreaks } from './pending-breaks.ts';
import { saveFile } from './save-file.ts';
import { createInitialView, createScenarioPlayer, type ScenarioPlayer } from './scenario-player.ts';
import { loadSettings, storeSettings, unknownScenarioIn, type WorkbenchSettings } from './settings.ts';
import { createStore, type Store } from './store.ts';
import { tweaksIn } from './tweaks.ts';
import type { WorkbenchState } from './workbench-state.ts';

/** The workbench without its user interface: its state and its commands. */
export interface Workbench {
  store: Store<WorkbenchState>;
  /** Folder of the app, with slashes at both ends. */
  base: string;
  /** Starts to use a frame. @returns a function that stops it. */
  attach(frame: HTMLIFrameElement): () => void;
  choose(id: string): void;
  /** Starts the scenario again from its beginning. */
  reset(): void;
  reload(): void;
  /** Continues the walk, or starts it again after its end. `until`: pauses before that action. */
  play(until?: number): void;
  pause(): void;
  step(): void;
  /** Plays scenarios one after the other; an empty list stops it. */
  playAll(ids: readonly string[]): void;
  change(settings: Partial<WorkbenchSettings>): void;
  setOffline(offline: boolean): void;
  breakNext(operation: OperationId, breakage: Breakage): void;
  /** Cancels a break that has not happened yet, by its index. */
  cancelBreak(index: number): void;
  nextPoll(): void;
  advance(milliseconds: number): void;
  showNotice(notice: string): void;
  dismissLinkProblems(): void;
  /**
   * Copies the link of a report, or saves the report as a file: when asked to, or when the link is too long. @returns false
   * if the browser did not let the link be copied.
   */
  report(note: string, form: 'link' | 'file'): Promise<boolean>;
  /** Opens the text of a report's file. @returns why it cannot be opened, in Portuguese, or empty. */
  openReportFile(text: string): string;
  closeReport(): void;
}

/** The commit of this build; empty outside a git checkout. Vite replaces it. */
declare const __COMMIT__: string;

/** The name need not be unique, because each tab has its own session storage. */
const sessionName = 'workbench-1';
/** How often the verdict is updated while no call is made (ms). */
const verdictInterval = 800;
/** After a change, the workbench waits this long and then draws all changes at once (ms). */
const redrawDelay = 30;

const messageOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** The report of the address, or why it cannot be read; undefined if the address has none. */
async function readLinkedReport(): Promise<{ report: BugReport } | { problem: string } | undefined> {
  const { hash } = location;
  if (!hash.startsWith(reportFragment)) return undefined;
  try {
    return { report: await decodeBugReport(hash.slice(reportFragment.length)) };
  } catch (error) {
    return { problem: messageOf(error) };
  }
}

export function createWorkbench(base: string): Workbench {
  const linkedTweaks = tweaksIn(new URLSearchParams(location.search));
  const storedSettings = loadSettings();
  // A link of the app can lead here, too; it uses other names for the same settings.
  const settings: WorkbenchSettings = {
    ...storedSettings,
    bank: linkedTweaks.bank || storedSettings.bank,
    dialect: linkedTweaks.dialect || storedSettings.dialect,
    latency: linkedTweaks.latency || storedSettings.latency,
    theme: linkedTweaks.theme === 'auto' ? storedSettings.theme : linkedTweaks.theme,
  };
  const requestedScenario = findScenario(settings.scenario);
  const initialScenario =
    requestedScenario && isPlayable(requestedScenario) ? requestedScenario : scenarios.find(isPlayable);
  if (!initialScenario)
    throw new Error('There is no scenario to play: scenarios/index.ts has none without mistakes.');
  const store = createStore<WorkbenchState>({
    ...createInitialView(initialScenario),
    settings,
    unknownId: unknownScenarioIn(location.search),
    linkProblems: findWorkbenchLinkProblems(new URLSearchParams(location.search)),
    results: {},
    report: undefined,
    queue: [],
    offline: linkedTweaks.offline,
    breaks: linkedTweaks.breaks,
    notice: '',
  });
  const { get, set } = store;
  const breaks = createPendingBreaks(linkedTweaks.breaks, pending => set({ breaks: pending }));
  let frame: FrameSession | undefined;
  let player: ScenarioPlayer | undefined;

  const onHostMessage = (message: unknown): void =>
    set({ messages: [...get().messages, JSON.stringify(message)] });
  const onServiceStarted = (engine: Engine): void => {
    engine.setLatency(get().settings.latency);
    breaks.passTo(engine);
  };
  const onAppStarting = (engine: Engine, page: Window): void => {
    onServiceStarted(engine);
    introduceHost(get().settings.host, page);
    watchFrameTheme(page.document, visitorTheme => set({ visitorTheme }));
    page.addEventListener('keydown', pauseOnEscape, { capture: true });
    for (const kind of ['keydown', 'pointerdown'] as const)
      page.addEventListener(kind, event => event.isTrusted && set({ wasChangedByHand: true }), {
        capture: true,
      });
  };
  /** Escape pauses the walk wherever the focus is. At any other time the key belongs to the app. */
  const pauseOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !event.isTrusted || get().walk.phase !== 'playing') return;
    event.preventDefault();
    event.stopPropagation();
    workbench.pause();
  };

  const changeConnection = (offline: boolean): void => {
    set({ offline });
    frame?.setOffline(offline);
  };
  const openReport = async (report: BugReport): Promise<void> => {
    const { settings: reported, tweaks } = situationOf(report);
    const scenario = findScenario(reported.scenario);
    if (!scenario) return;
    const { scenario: id, width, theme, latency, host, bank, dialect } = reported;
    const newSettings = { ...get().settings, scenario: id, width, theme, latency, host, bank, dialect };
    set({ settings: newSettings, report, queue: [], unknownId: undefined });
    storeSettings(newSettings);
    breaks.clear();
    for (const breakage of tweaks.breaks) breaks.add(breakage, undefined);
    await player?.restore(scenario, report);
    changeConnection(tweaks.offline);
    workbench.showNotice('Relato aberto.');
  };
  /** Opens the report of the address, else the scenario. */
  const openFirst = async (newPlayer: ScenarioPlayer): Promise<void> => {
    const linked = await readLinkedReport();
    // Meanwhile the frame may have been attached again, and the other player opens the report.
    if (player !== newPlayer) return;
    if (linked && 'report' in linked) return openReport(linked.report);
    if (linked) set({ linkProblems: [...get().linkProblems, linked.problem] });
    await newPlayer.open(get().scenario);
  };
  /** Opens the report of a link that was entered in this tab: the browser then changes the address only. */
  const onHashChange = async (): Promise<void> => {
    const linked = await readLinkedReport();
    if (!linked || !player) return;
    set({ linkProblems: 'problem' in linked ? [linked.problem] : [] });
    if ('report' in linked) await openReport(linked.report);
  };

  let isRedrawScheduled = false;
  const onChange = (): void => {
    if (isRedrawScheduled) return;
    isRedrawScheduled = true;
    setTimeout(() => {
      isRedrawScheduled = false;
      const engine = frame?.engine();
      if (!frame || !engine) return;
      breaks.removeHappened(engine.journal);
      const journal = engine.journal.map(entry => ({ ...entry }));
      set({ journal, frame: 'ready', path: frame.controls.path(), clockOffset: frame.clockOffset() });
      player?.updateVerdict();
    }, redrawDelay);
  };

  const workbench: Workbench = {
    store,
    base,
    attach(element) {
      const focus = createFocusKeeper(() => get().walk.phase === 'playing');
      const session = createFrameSession({
        frame: element,
        base,
        session: sessionName,
        scenario: () => get().scenario,
        bank: () => get().settings.bank,
        dialect: () => get().settings.dialect,
        onPageOpened: page => imitateHost(get().settings.host, page, onHostMessage),
        onPagelessService: onServiceStarted,
        onServiceStarted(engine, page) {
          onAppStarting(engine, page);
          focus.watchPage(page);
        },
        onInfo(line) {
          const rules = appliedRulesIn(line);
          if (rules) set({ rules });
        },
        onChange,
      });
      const newPlayer = createScenarioPlayer(session, store, focus);
      session.setOffline(get().offline);
      frame = session;
      player = newPlayer;
      void openFirst(newPlayer);
      const timer = setInterval(newPlayer.updateVerdict, verdictInterval);
      const stopListening = listenToFrame(element, onHostMessage);
      window.addEventListener('hashchange', onHashChange);
      return () => {
        clearInterval(timer);
        stopListening();
        window.removeEventListener('hashchange', onHashChange);
        focus.stop();
        newPlayer.stop();
        session.stop();
        frame = undefined;
        player = undefined;
      };
    },
    choose(id) {
      const scenario = findScenario(id);
      if (!scenario) return;
      if (!isPlayable(scenario)) {
        workbench.showNotice(`Este cenário tem um erro: ${mistakesOf(scenario).join(' ')}`);
        return;
      }
      set({ unknownId: undefined, queue: [] });
      breaks.clear();
      workbench.change({ scenario: id });
      workbench.showNotice(`Cenário aberto: ${scenario.title}.`);
      void player?.open(scenario);
    },
    reset() {
      set({ queue: [] });
      breaks.clear();
      workbench.setOffline(false);
      workbench.showNotice('Cenário reiniciado.');
      void player?.open(get().scenario);
    },
    reload() {
      set({ wasChangedByHand: true });
      void frame?.controls.reload();
    },
    play(until) {
      const isPastStop = until !== undefined && until <= get().walk.at;
      void player?.play(get().scenario, walk => walk.play(until), isPastStop);
    },
    step: () => void player?.play(get().scenario, walk => walk.step()),
    pause() {
      set({ queue: [] });
      player?.pause();
    },
    async playAll(ids) {
      set({ queue: ids });
      for (let [id] = get().queue; id !== undefined; [id] = get().queue) {
        const scenario = findScenario(id);
        if (scenario) {
          workbench.change({ scenario: id });
          await player?.play(scenario, walk => walk.play(), true);
        }
        // Stopping, pausing or choosing another scenario empties the queue.
        if (get().queue[0] !== id) return;
        set({ queue: get().queue.slice(1) });
      }
    },
    change(changes) {
      const newSettings = { ...get().settings, ...changes };
      set({ settings: newSettings });
      storeSettings(newSettings);
      if (changes.latency !== undefined) frame?.engine()?.setLatency(changes.latency);
      if (changes.host !== undefined) workbench.reload();
      // Another lender or dialect is another service, so the scenario starts again.
      if (changes.bank !== undefined || changes.dialect !== undefined) void player?.open(get().scenario);
      if (changes.theme === undefined) return;
      rememberFrameTheme(changes.theme);
      set({ visitorTheme: changes.theme });
      const page = frame?.engine() && frame.controls.document();
      if (page && !switchFrameTheme(page, changes.theme)) workbench.reload();
    },
    setOffline(offline) {
      if (offline !== get().offline) set({ wasChangedByHand: true });
      changeConnection(offline);
    },
    breakNext(operation, breakage) {
      breaks.add({ operation, breakage }, frame?.engine());
      workbench.showNotice(`A próxima ${operation}: ${breakage.title}.`);
    },
    cancelBreak(index) {
      const breakage = get().breaks[index];
      breaks.remove(index, frame?.engine());
      if (breakage) workbench.showNotice(`${breakage.operation} não vai mais quebrar.`);
    },
    async nextPoll() {
      set({ wasChangedByHand: true });
      const hasPolled = await frame?.nextPoll();
      workbench.showNotice(
        hasPolled ? 'O app consultou mais uma vez.' : 'O app não consultou em 20 s do relógio dele.',
      );
    },
    async advance(milliseconds) {
      set({ wasChangedByHand: true });
      await frame?.controls.advance(milliseconds);
      workbench.showNotice(`O relógio do app andou ${milliseconds / 1000} s.`);
    },
    showNotice: notice => set({ notice }),
    async report(note, form) {
      const state = get();
      const snapshot = frame?.engine()?.snapshot();
      const lines = frame?.controls.consoleLines() ?? [];
      const report = createBugReport({
        state,
        snapshot,
        console: lines,
        note,
        createdAt: new Date(),
        build: __COMMIT__,
        browser: navigator.userAgent,
        address: frame?.address() ?? { path: state.path },
      });
      const save = () => saveFile(`relato-${state.scenario.id}.json`, JSON.stringify(report, null, 2));
      if (form === 'file') {
        save();
        return true;
      }
      const address = new URL(`${base}bancada/${report.query}`, location.href);
      const link = `${address.href}${reportFragment}${await encodeBugReport(report)}`;
      if (link.length > maxLinkLength) {
        save();
        workbench.showNotice('O relato é longo demais para um link: foi salvo em um arquivo.');
        return true;
      }
      const isCopied = await copyText(link);
      workbench.showNotice(isCopied ? 'Link do relato copiado.' : `O navegador não deixou copiar: ${link}`);
      return isCopied;
    },
    openReportFile(text) {
      try {
        void openReport(readBugReport(text));
        return '';
      } catch (error) {
        return messageOf(error);
      }
    },
    closeReport: () => set({ report: undefined }),
    dismissLinkProblems: () => set({ linkProblems: [] }),
  };
  return workbench;
}
