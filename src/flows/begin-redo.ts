import { isJourneyOver } from '#journey/destination-after.ts';
import { revisitInJourney } from '#journey/revisit.ts';
import { TAB_HASH } from '#platform/tab-memory.ts';
import type { AppState } from '#state/app-state.ts';
import type { PlatformContext } from './context.ts';

/** Key in the tab's memory for `AppState.openRedo`. */
const TAB_REDO = 'redo';

/** Whether the proposal has an external redo and lets the visitor open this form for it (4.26). */
const isRedo = (state: AppState, slug: string): boolean =>
  isJourneyOver({ ...state, openRedo: '' }) && revisitInJourney(state, slug) === 'open';

/**
 * Opens an external redo if the form is one: until it is sent, the journey is not over, and a reload of this tab opens
 * the form again (4.26, 11.3).
 */
export function beginRedo({ platform, state }: PlatformContext, slug: string): void {
  if (!isRedo(state, slug)) return;
  state.openRedo = slug;
  platform.tabMemory.write(TAB_REDO, slug);
}

/** Reads the open redo of the tab's hash id. Another hash id has none. */
export function restoreRedo(context: PlatformContext): void {
  const { platform, state } = context;
  const { tabMemory } = platform;
  if (tabMemory.read(TAB_HASH) === state.hashId) state.openRedo = tabMemory.read(TAB_REDO) ?? '';
  else endRedo(context);
}

/** Ends the open redo if the service has its form now or lets nobody open it any more. */
export function endRedoAfter(context: PlatformContext, sentSlug?: string): void {
  const { state } = context;
  if (state.openRedo === '') return;
  if (state.openRedo === sentSlug || !isRedo(state, state.openRedo)) endRedo(context);
}

export function endRedo({ platform, state }: PlatformContext): void {
  state.openRedo = '';
  platform.tabMemory.remove(TAB_REDO);
}
