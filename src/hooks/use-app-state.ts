import { useSnapshot } from 'valtio';
import type { AppState } from '#state/app-state.ts';
import { useApp } from './app-context.ts';

/**
 * The state as the component sees it; it renders again when a part that it has read changes.
 * Valtio's own read-only type is too deep for the compiler, so the type is mutable, but the object is frozen.
 */
export const useAppState = (): AppState => useSnapshot<object>(useApp().state) as AppState;
