import { attachFrame } from './attach-frame.ts';
import { type ConditionCommands, createConditionCommands } from './condition-commands.ts';
import { createWorkbenchState } from './create-workbench-state.ts';
import { createPendingFaults } from './pending-faults.ts';
import { createReportCommands, type ReportCommands } from './report-commands.ts';
import { createReportOpener } from './report-opener.ts';
import { createRunCommands, type RunCommands } from './run-commands.ts';
import { createStore, type Store } from './store.ts';
import type { WorkbenchCore } from './workbench-core.ts';
import type { WorkbenchState } from './workbench-state.ts';

/** The workbench without its user interface: its state and its commands. */
export interface Workbench extends RunCommands, ConditionCommands, ReportCommands {
  store: Store<WorkbenchState>;
  /** Folder of the app, with slashes at both ends. */
  base: string;
  /** Starts to use a frame. @returns a function that stops it. */
  attach(frame: HTMLIFrameElement): () => void;
  showNotice(notice: string): void;
  dismissLinkProblems(): void;
}

export function createWorkbench(base: string): Workbench {
  const store = createStore(createWorkbenchState(location.search));
  const { set } = store;
  const faults = createPendingFaults(store.get().faults, pending => set({ faults: pending }));
  const core: WorkbenchCore = { store, base, faults, attached: undefined };
  const opener = createReportOpener(core);
  const conditions = createConditionCommands(core);
  const run = createRunCommands(core, conditions);
  return {
    store,
    base,
    ...run,
    ...conditions,
    ...createReportCommands(core, opener),
    attach: element => attachFrame(core, opener, run.pause, element),
    showNotice: notice => set({ notice }),
    dismissLinkProblems: () => set({ linkProblems: [] }),
  };
}
