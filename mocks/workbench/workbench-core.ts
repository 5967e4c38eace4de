import type { FrameSession } from './frame-session.ts';
import type { PendingFaults } from './pending-faults.ts';
import type { ScenarioPlayer } from './scenario-player.ts';
import type { Store } from './store.ts';
import type { WorkbenchState } from './workbench-state.ts';

/** The parts of the workbench that its commands share. */
export interface WorkbenchCore {
  store: Store<WorkbenchState>;
  /** Folder of the app, with slashes at both ends. */
  base: string;
  faults: PendingFaults;
  /** The frame in use with its player; undefined while no frame is attached. */
  attached: { frame: FrameSession; player: ScenarioPlayer } | undefined;
}

/** Loses the connection of the frame, or restores it. */
export function changeConnection({ store, attached }: WorkbenchCore, offline: boolean): void {
  store.set({ offline });
  attached?.frame.setOffline(offline);
}
