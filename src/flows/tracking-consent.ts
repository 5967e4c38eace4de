import type { AppState } from '#state/app-state.ts';
import type { PlatformContext } from './context.ts';

/** Name of the stored entry with the answer. The entry expires after 24 hours; then the question appears again. */
const ENTRY_NAME = 'consent';

const isAnswer = (value: unknown): value is 'given' | 'refused' => value === 'given' || value === 'refused';

/**
 * Asks whether partners may receive events (12.7), unless the visitor has answered before. `signal`: aborted once the
 * partners are gone.
 */
export async function askTrackingConsent(
  { state, platform }: PlatformContext,
  signal: AbortSignal,
): Promise<AppState['trackingConsent']> {
  const stored = await platform.secureStorage.read(ENTRY_NAME);
  // An answer given while the storage was read takes precedence.
  if (state.trackingConsent === 'unasked' && !signal.aborted)
    state.trackingConsent = isAnswer(stored) ? stored : 'asked';
  return state.trackingConsent;
}

/** Stores the visitor's answer. Without consent no partner receives anything. */
export function answerTrackingConsent({ state, platform }: PlatformContext, isGiven: boolean): void {
  state.trackingConsent = isGiven ? 'given' : 'refused';
  void platform.secureStorage.write(ENTRY_NAME, state.trackingConsent);
}

/** Takes back a question without an answer: the partners that it was about are gone. */
export function withdrawTrackingQuestion(state: AppState): void {
  if (state.trackingConsent === 'asked') state.trackingConsent = 'unasked';
}
