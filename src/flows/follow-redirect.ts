import { createErrorPage } from '#journey/errors/create-error-page.ts';
import { FLOW_CHANGED } from '#journey/errors/journey-problem.ts';
import { isHashId } from '#journey/launch-params-of.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';
import { redirectTokenOf } from './create-call-headers.ts';
import { saveDraftsNow } from './drafts.ts';
import { REDIRECT_HASH_MISSING } from './handle-failure.ts';
import { handleOpeningFailure, openHash, openJourney } from './open-journey.ts';

/**
 * Follows the service to the proposal of another hash id (8.24), once per hash id without a press or write in between,
 * because redirections could form a circle. The old proposal stays until the new one has answered.
 * @param message the service's message, shown if the redirection leads nowhere.
 */
export async function followRedirect(context: Context, hashId: string, message: string): Promise<NextAction> {
  const { api, state, placeScope, redirectedIds } = context;
  if (!isHashId(hashId) || redirectedIds.has(hashId)) return endRedirect(context, message);
  redirectedIds.add(hashId);
  const signal = placeScope.enter();
  saveDraftsNow(context);
  // The open proposal is opened again by every retry.
  state.place = { kind: 'opening', ...(hashId !== state.hashId && { redirect: { hashId, message } }) };
  const system = await api.getSystem(hashId, state.launchParams.userOfficeToken, signal);
  if (signal.aborted) return stay;
  if (!system.ok) return handleOpeningFailure(context, system.problem);
  const accessToken = redirectTokenOf(state, hashId) ?? '';
  // If the redirection leads to the current hash id, the typed values stay.
  return hashId === state.hashId
    ? openJourney(context, system.value)
    : openHash(context, hashId, { system: system.value, tokens: { accessToken, jwtToken: '' } });
}

/** Shows that the redirection leads nowhere. Its button opens the proposal from which it came. */
function endRedirect({ platform, state }: Context, message: string): NextAction {
  if (state.place.kind === 'opening') state.place = { kind: 'opening' };
  platform.log.report(REDIRECT_HASH_MISSING);
  return createErrorPage({
    picture: 'brokenLink',
    title: 'Atenção!',
    message: message || FLOW_CHANGED,
    action: { label: 'Tentar Novamente', recovery: 'reopen' },
  });
}
