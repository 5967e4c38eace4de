import type { AppState } from '#state/app-state.ts';
import { createIdleToken, createInitialConfirmation, type TokenSubject } from '#state/proposal-state.ts';

/** A code that confirms something else, and the pause before another message for it, are none of this subject. */
export function putAsideOtherCode(state: AppState, subject: TokenSubject): void {
  const { slug, redirectHashId = '' } = subject;
  if (state.token.slug === slug && state.token.redirectHashId === redirectHashId) return;
  state.token = createIdleToken(subject);
  state.confirmation = { ...createInitialConfirmation(), backTo: state.confirmation.backTo };
}
