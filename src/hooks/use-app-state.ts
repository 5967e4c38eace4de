import { useSnapshot } from 'valtio';
import type { AppState } from '#state/app-state.ts';
import { useApp } from './app-context.ts';

/**
 * The state as the component sees it now: it renders again when what it read has changed.
 * Read-only by custom: valtio's own read-only type of it is too deep for the compiler, and a frozen object says no anyway.
 */
export const useAppState = (): AppState => useSnapshot<object>(useApp().state) as AppState;
