import { useSnapshot } from 'valtio';
import type { AppState } from '#state/app-state.ts';
import type { Shown } from '#state/shown.ts';
import { useApp } from './app-context.ts';

/**
 * The state as the component sees it; it renders again when a part that it has read changes. Valtio's own type for it is too
 * deep for the compiler.
 */
export const useAppState = (): Shown<AppState> => useSnapshot<object>(useApp().state) as Shown<AppState>;
