import type { Engine } from '../engine.ts';
import { appliedRulesIn } from './applied-rules.ts';
import { createFocusKeeper } from './focus-keeper.ts';
import { createFrameSession } from './frame-session.ts';
import { watchFrameTheme } from './frame-theme.ts';
import { hideMenu } from './hide-menu.ts';
import { imitateHost, introduceHost, listenToFrame } from './hosts.ts';
import type { ReportOpener } from './report-opener.ts';
import { createScenarioPlayer } from './scenario-player.ts';
import type { WorkbenchCore } from './workbench-core.ts';

/** The name need not be unique, because each tab has its own session storage. */
const sessionName = 'workbench-1';
/** How often the verdict is updated while no call is made (ms). */
const verdictInterval = 800;
/** After a change, the workbench waits this long and then draws all changes at once (ms). */
const redrawDelay = 30;

/**
 * Starts to use a frame, and opens the report of the address or the scenario in it.
 * @param pause pauses the walk.
 * @returns a function that stops using the frame.
 */
export function attachFrame(
  core: WorkbenchCore,
  opener: ReportOpener,
  pause: () => void,
  element: HTMLIFrameElement,
): () => void {
  const { store, base, faults } = core;
  const { get, set } = store;

  const onHostMessage = (message: unknown): void =>
    set({ messages: [...get().messages, JSON.stringify(message)] });
  const onServiceStarted = (engine: Engine): void => {
    engine.setLatency(get().settings.latency);
    faults.passTo(engine);
  };
  /** Escape pauses the walk wherever the focus is. At any other time the key belongs to the app. */
  const pauseOnEscape = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !event.isTrusted || get().walk.phase !== 'playing') return;
    event.preventDefault();
    event.stopPropagation();
    pause();
  };
  const onHandInPage = (): void => {
    set({ wasChangedByHand: true });
    // The browser closes a menu after a press beside it, but not after one inside a frame.
    hideMenu();
  };
  const watchPage = (page: Window): void => {
    watchFrameTheme(page.document, visitorTheme => set({ visitorTheme }));
    page.addEventListener('keydown', pauseOnEscape, { capture: true });
    for (const kind of ['keydown', 'pointerdown'] as const)
      page.addEventListener(kind, event => event.isTrusted && onHandInPage(), { capture: true });
  };

  const focus = createFocusKeeper(() => get().walk.phase === 'playing');
  const frame = createFrameSession({
    frame: element,
    base,
    session: sessionName,
    scenario: () => get().scenario,
    bank: () => get().settings.bank,
    dialect: () => get().settings.dialect,
    onPageOpened: page => imitateHost(get().settings.host, page, onHostMessage),
    onPagelessService: onServiceStarted,
    onServiceStarted(engine, page) {
      onServiceStarted(engine);
      introduceHost(get().settings.host, page);
      watchPage(page);
      focus.watchPage(page);
    },
    onInfo(line) {
      const rules = appliedRulesIn(line);
      if (rules) set({ rules });
    },
    onChange: createRedraw(core),
  });
  const player = createScenarioPlayer(frame, store, focus);
  frame.setOffline(get().offline);
  core.attached = { frame, player };
  void opener.openFirst(player);
  const timer = setInterval(player.updateVerdict, verdictInterval);
  const stopListening = listenToFrame(element, onHostMessage);
  window.addEventListener('hashchange', opener.openLinked);
  return () => {
    clearInterval(timer);
    stopListening();
    window.removeEventListener('hashchange', opener.openLinked);
    focus.stop();
    player.stop();
    frame.stop();
    core.attached = undefined;
  };
}

/** Copies the frame's journal, address and clock into the state: once for all changes of a short time. */
function createRedraw(core: WorkbenchCore): () => void {
  let isScheduled = false;
  return () => {
    if (isScheduled) return;
    isScheduled = true;
    setTimeout(() => {
      isScheduled = false;
      const engine = core.attached?.frame.engine();
      if (!core.attached || !engine) return;
      const { frame, player } = core.attached;
      core.faults.removeHappened(engine.journal);
      const journal = engine.journal.map(entry => ({ ...entry }));
      core.store.set({
        journal,
        frame: 'ready',
        path: frame.controls.path(),
        clockOffset: frame.clockOffset(),
      });
      player.updateVerdict();
    }, redrawDelay);
  };
}
