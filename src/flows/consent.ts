import type { AppState } from '#state/app-state.ts';
import type { Context } from './context.ts';

type Holder = Pick<Context, 'state' | 'platform'>;

/** Under this name the vault keeps the answer: 24 hours, then it is asked again. */
const NAME = 'consent';

const isAnswer = (value: unknown): value is 'given' | 'refused' => value === 'given' || value === 'refused';

/** Asks whether partners may be told of the journey (12.7), unless this visitor has answered before. */
export async function askConsent({ state, platform }: Holder): Promise<AppState['consent']> {
  const kept = await platform.secureStorage.read(NAME);
  // An answer that came in the meantime counts.
  if (state.consent === 'unasked') state.consent = isAnswer(kept) ? kept : 'asked';
  return state.consent;
}

/** The visitor's answer. It is kept; without it nobody is told. */
export function answerConsent({ state, platform }: Holder, given: boolean): void {
  state.consent = given ? 'given' : 'refused';
  void platform.secureStorage.write(NAME, state.consent);
}
