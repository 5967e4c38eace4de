import type { AppState } from '#state/app-state.ts';
import type { PlatformContext } from './context.ts';
import { entryNameOf } from './entry-name-of.ts';

/**
 * The name of the stored entry with the answer. The question is about the partners of one lender and product, so the
 * answer counts for no other ones. The entry expires after 24 hours; then the question appears again.
 */
const consentEntryOf = ({ config }: AppState): string =>
  entryNameOf(
    'consent',
    [config?.corporation.id, config?.master.id, config?.product.id, config?.store.id].join(':'),
  );

const isAnswer = (value: unknown): value is 'given' | 'refused' => value === 'given' || value === 'refused';

/**
 * Asks whether partners may receive events (12.7), unless the visitor has answered before. `signal`: aborted once the
 * partners are gone.
 */
export async function askTrackingConsent(
  { state, platform }: PlatformContext,
  signal: AbortSignal,
): Promise<AppState['trackingConsent']> {
  const stored = await platform.secureStorage.read(consentEntryOf(state));
  // An answer given while the storage was read takes precedence.
  if (state.trackingConsent === 'unasked' && !signal.aborted)
    state.trackingConsent = isAnswer(stored) ? stored : 'asked';
  return state.trackingConsent;
}

/** Stores the visitor's answer. Without consent no partner receives anything. */
export function answerTrackingConsent({ state, platform }: PlatformContext, isGiven: boolean): void {
  state.trackingConsent = isGiven ? 'given' : 'refused';
  void platform.secureStorage.write(consentEntryOf(state), state.trackingConsent);
}

/** Forgets question and answer: the partners that they were about are gone. A stored answer stays. */
export function forgetTrackingConsent(state: AppState): void {
  state.trackingConsent = 'unasked';
}
