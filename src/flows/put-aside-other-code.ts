import type { AppState } from '#state/app-state.ts';
import { createIdleToken, createInitialConfirmation, type TokenSubject } from '#state/proposal-state.ts';

/** Whether a code confirms this step, or this other proposal. */
export const isSameSubject = (
  token: AppState['token'],
  { slug, redirectHashId = '' }: TokenSubject,
): boolean => token.slug === slug && token.redirectHashId === redirectHashId;

/** A code that confirms something else, and the pause before another message for it, are none of this subject. */
export function putAsideOtherCode(state: AppState, subject: TokenSubject): void {
  if (isSameSubject(state.token, subject)) return;
  state.token = createIdleToken(subject);
  state.confirmation = { ...createInitialConfirmation(), backTo: state.confirmation.backTo };
}
