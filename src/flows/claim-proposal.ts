import { createSafeRecord } from '#shared/safety/safe-record.ts';
import { asRef } from '#state/field-state.ts';
import { endWait } from '#state/proposal-state.ts';
import type { Context, TabClaim } from './context.ts';
import { saveDraftsNow } from './drafts.ts';
import { returnToAddress } from './open-journey.ts';
import { setSent } from './unproven-files.ts';
import { forgetUnsentChoices, hasUnsentChoices } from './unsent-choices.ts';

/** The claim of a tab that has no proposal. */
export const createTabClaim = (): TabClaim => ({
  isElsewhere: false,
  hashId: '',
  takeOver: () => undefined,
  release: () => undefined,
});

/**
 * Claims the proposal of the current hash id and releases the previous claim. A claim is for a hash id, not for a
 * proposal: otherwise two tabs could each create a proposal.
 */
export function claimProposal(context: Context): void {
  const { platform, state, tabClaim } = context;
  const { hashId } = state;
  if (hashId === tabClaim.hashId) return;
  tabClaim.release();
  if (tabClaim.isElsewhere) dropDrafts(context);
  tabClaim.isElsewhere = false;
  tabClaim.hashId = hashId;
  const claim = platform.tabs.claim(hashId);
  tabClaim.release = claim.release;
  tabClaim.takeOver = () => {
    if (!tabClaim.isElsewhere) return;
    regain(context);
    claim.takeOver();
  };
  claim.onTakenElsewhere(isBehind => yieldToOtherTab(context, isBehind));
  claim.onFreed(() => {
    if (!tabClaim.isElsewhere) return;
    regain(context);
    context.dispatch({ kind: 'run', recovery: 'reopen' });
  });
}

/** The proposal is in this tab again, at the place where the visitor was. */
function regain(context: Context): void {
  dropDrafts(context);
  context.tabClaim.isElsewhere = false;
  returnToAddress(context);
}

/** Drops this tab's values and its record of sent files: the other tab has saved newer ones. */
function dropDrafts(context: Context): void {
  const { form, state } = context;
  form.close();
  state.drafts = asRef(createSafeRecord());
  forgetUnsentChoices(state);
  setSent(context, undefined);
}

/**
 * Stops all activity and saves what was typed, so that the other tab finds it. A tab that is behind saves nothing over
 * what the other tab has saved.
 */
function yieldToOtherTab(context: Context, isBehind: boolean): void {
  const { ask, form, platform, tabClaim, placeScope, state } = context;
  if (!isBehind && ((form.current()?.edited.size ?? 0) > 0 || hasUnsentChoices(state)))
    saveDraftsNow(context);
  tabClaim.isElsewhere = true;
  placeScope.leave();
  ask.withdraw();
  endWait(state);
  const savedText = platform.secureStorage.health() === 'lasting' ? 'O que você preencheu está salvo. ' : '';
  state.errorPage = {
    picture: 'waiting',
    title: 'Esta proposta está aberta em outra aba',
    lines: [`${savedText}Por segurança, só dá para continuar em uma aba por vez.`],
    technical: '',
    action: { label: 'Continuar nesta aba', recovery: 'reopen' },
    secondary: undefined,
    isError: false,
  };
}
