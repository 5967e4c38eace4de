import type { AppState } from '#state/app-state.ts';
import { createIdleToken, createInitialConfirmation, type TokenSubject } from '#state/proposal-state.ts';

/** Identifies what a code confirms. */
export const codeKeyOf = ({ slug, redirectHashId = '' }: TokenSubject): string => `${redirectHashId} ${slug}`;

/** A code that confirms something else, and the pause before another message for it, are none of this subject. */
export function putAsideOtherCode(state: AppState, subject: TokenSubject): void {
  const [formerKey, key] = [codeKeyOf(state.token), codeKeyOf(subject)];
  if (formerKey === key) return;
  const { backTo, resendAt } = state.confirmation;
  state.otherCodes[formerKey] = { resendAt };
  state.token = createIdleToken(subject);
  state.confirmation = {
    ...createInitialConfirmation(),
    backTo,
    resendAt: state.otherCodes[key]?.resendAt ?? 0,
  };
}
