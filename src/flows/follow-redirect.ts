import { errorPage } from '#journey/errors/error-page.ts';
import { readableMessage } from '#journey/errors/message.ts';
import { isHashId } from '#journey/launch-params-of.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';
import { keepDraft, saveDraftsNow } from './drafts.ts';
import { handleOpeningFailure, openHash, openJourney } from './open-journey.ts';

/** Hashes that the service has led this page to. */
const followed = new WeakMap<Context, Set<string>>();

/** 8.4: what one was led to is not there, or leads back. */
const FLOW_CHANGED = 'Houve uma alteração no fluxo do Banco. Tente novamente mais tarde';

/**
 * The service leads to the proposal of another hash by itself (8.24), to each one once: hashes that lead to one another
 * would be asked for ever. Nothing of the proposal that is left goes before the other one has answered.
 * @param message the service's words, told where the way ends.
 */
export async function followRedirect(context: Context, hashId: string, message: string): Promise<NextAction> {
  const { api, state, placeScope } = context;
  const before = followed.get(context) ?? new Set<string>();
  followed.set(context, before);
  if (!isHashId(hashId) || before.has(hashId)) return leadsNowhere(context, message);
  before.add(hashId);
  const signal = placeScope.enter();
  keepDraft(context);
  saveDraftsNow(context);
  state.place = { kind: 'opening' };
  const system = await api.getSystem(hashId, state.launchParams.userOfficeToken, signal);
  if (signal.aborted) return stay;
  if (!system.ok) return handleOpeningFailure(context, system.problem);
  // Led to where one is already: what was typed stays.
  return hashId === state.hashId
    ? openJourney(context, system.value)
    : openHash(context, hashId, { system: system.value });
}

/** What follows is a press of the visitor: from then on the service is believed once more. */
function leadsNowhere(context: Context, message: string): NextAction {
  followed.delete(context);
  context.platform.log.report('Hash de redirecionamento não encontrado.');
  return errorPage({
    picture: 'brokenLink',
    title: 'Atenção!',
    message: readableMessage(message) || FLOW_CHANGED,
    action: { label: 'Tentar Novamente', recovery: 'reopen' },
  });
}
