import type { OperationId } from '#scenarios/wire.ts';
import type { Breakage } from './breakages.ts';
import { rememberFrameTheme, switchFrameTheme } from './frame-theme.ts';
import { storeSettings, type WorkbenchSettings } from './settings.ts';
import { changeConnection, type WorkbenchCore } from './workbench-core.ts';

/** Commands that change the conditions under which the app in the frame runs. */
export interface ConditionCommands {
  change(settings: Partial<WorkbenchSettings>): void;
  reload(): void;
  setOffline(offline: boolean): void;
  breakNext(operation: OperationId, breakage: Breakage): void;
  /** Cancels a break that has not happened yet, by its index. */
  cancelBreak(index: number): void;
  nextPoll(): void;
  advance(milliseconds: number): void;
}

export function createConditionCommands(core: WorkbenchCore): ConditionCommands {
  const { store, breaks } = core;
  const { get, set } = store;

  const reload = (): void => {
    set({ wasChangedByHand: true });
    void core.attached?.frame.controls.reload();
  };
  const changeTheme = (theme: WorkbenchSettings['theme']): void => {
    rememberFrameTheme(theme);
    set({ visitorTheme: theme });
    const frame = core.attached?.frame;
    const page = frame?.engine() && frame.controls.document();
    if (page && !switchFrameTheme(page, theme)) reload();
  };

  return {
    change(changes) {
      const newSettings = { ...get().settings, ...changes };
      set({ settings: newSettings });
      storeSettings(newSettings);
      if (changes.latency !== undefined) core.attached?.frame.engine()?.setLatency(changes.latency);
      if (changes.host !== undefined) reload();
      // Another lender or dialect is another service: earlier results are not about it, and the scenario starts again.
      if (changes.bank !== undefined || changes.dialect !== undefined) {
        set({ results: {} });
        void core.attached?.player.open(get().scenario);
      }
      if (changes.theme !== undefined) changeTheme(changes.theme);
    },
    reload,
    setOffline(offline) {
      if (offline !== get().offline) set({ wasChangedByHand: true });
      changeConnection(core, offline);
    },
    breakNext(operation, breakage) {
      breaks.add({ operation, breakage }, core.attached?.frame.engine());
      set({ notice: `A próxima ${operation}: ${breakage.title}.` });
    },
    cancelBreak(index) {
      const breakage = get().breaks[index];
      breaks.remove(index, core.attached?.frame.engine());
      if (breakage) set({ notice: `${breakage.operation} não vai mais quebrar.` });
    },
    async nextPoll() {
      set({ wasChangedByHand: true });
      const hasPolled = await core.attached?.frame.nextPoll();
      set({
        notice: hasPolled ? 'O app consultou mais uma vez.' : 'O app não consultou em 20 s do relógio dele.',
      });
    },
    async advance(milliseconds) {
      set({ wasChangedByHand: true });
      await core.attached?.frame.controls.advance(milliseconds);
      set({ notice: `O relógio do app andou ${milliseconds / 1000} s.` });
    },
  };
}
