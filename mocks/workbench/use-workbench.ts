import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Workbench } from './workbench.ts';
import type { WorkbenchState } from './workbench-state.ts';

export const WorkbenchContext = createContext<Workbench | undefined>(undefined);

export function useWorkbench(): Workbench {
  const workbench = useContext(WorkbenchContext);
  if (!workbench) throw new Error('This component is rendered outside the workbench.');
  return workbench;
}

/** Reads a part of the state. The part must keep its identity while nothing changes. */
export function useWorkbenchState<Part>(select: (state: WorkbenchState) => Part): Part {
  const { store } = useWorkbench();
  return useSyncExternalStore(store.subscribe, () => select(store.get()));
}
