import type { AppState } from '#state/app-state.ts';
import { createIdleToken, createInitialConfirmation, type TokenSubject } from '#state/proposal-state.ts';

/** Whether the state has the code of this subject, and the pause before another message for it. */
export const isCodeOf = ({ token }: Pick<AppState, 'token'>, subject: TokenSubject): boolean =>
  token.slug === subject.slug && token.redirectHashId === (subject.redirectHashId ?? '');

/** A code that confirms something else, and the pause before another message for it, are none of this subject. */
export function putAsideOtherCode(state: AppState, subject: TokenSubject): void {
  if (isCodeOf(state, subject)) return;
  state.token = createIdleToken(subject);
  state.confirmation = { ...createInitialConfirmation(), backTo: state.confirmation.backTo };
}
