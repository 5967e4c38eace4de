import type { OperationId } from '#scenarios/wire.ts';
import { rememberFrameTheme, switchFrameTheme } from './frame-theme.ts';
import type { OfferedFault } from './offered-faults.ts';
import { storeSettings, type WorkbenchSettings } from './settings.ts';
import { changeConnection, type WorkbenchCore } from './workbench-core.ts';

/** Commands that change the conditions under which the app in the frame runs. */
export interface ConditionCommands {
  change(settings: Partial<WorkbenchSettings>): void;
  reload(): void;
  setOffline(offline: boolean): void;
  breakNext(operation: OperationId, fault: OfferedFault): void;
  /** Cancels a fault that has not happened yet, by its index. */
  cancelFault(index: number): void;
  nextPoll(): void;
  advance(milliseconds: number): void;
}

export function createConditionCommands(core: WorkbenchCore): ConditionCommands {
  const { store, faults } = core;
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
    breakNext(operation, fault) {
      faults.add({ operation, fault }, core.attached?.frame.engine());
      set({ notice: `A próxima ${operation}: ${fault.title}.` });
    },
    cancelFault(index) {
      const pendingFault = get().faults[index];
      faults.remove(index, core.attached?.frame.engine());
      if (pendingFault) set({ notice: `${pendingFault.operation} não vai mais quebrar.` });
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
