import { isJourneyOver } from '#journey/destination-after.ts';
import { isHashId } from '#journey/launch-params-of.ts';
import { TAB_HASH } from '#platform/tab-memory.ts';
import type { AppState } from '#state/app-state.ts';
import type { Context } from './context.ts';

/** The name under which a tab remembers the hash id of a proposal that is over. */
const TAB_OVER = 'over';

type Holder = Pick<Context, 'platform' | 'state'>;

/** Spellings of the query parameter that names the hash id (2.22). */
const HASH_PARAMETERS = ['agx_hash', 'Agx_hash'] as const;

/** Tokens that belong to one hash id, and the cookies they are kept in (assumption 9.36). */
const OWN_TOKENS = [
  ['cookiesAccessToken', 'accessToken'],
  ['jwtToken', 'jwtToken'],
] as const;

/** The proposal in this tab is over, as far as is known: the service says so, or has said so before a reload. */
const isKnownOver = ({ platform, state }: Holder): boolean =>
  state.config === undefined ? platform.tabMemory.read(TAB_OVER) === state.hashId : isProposalOver(state);

export const isProposalOver = ({ config, proposal, waitsForCompletion }: AppState): boolean =>
  config !== undefined && proposal !== undefined && isJourneyOver(config, proposal, waitsForCompletion);

/**
 * Keeps the hash id of this tab: in the tab's memory, and in its cookie together with its tokens. The three cookies are always
 * written as one, because `agx_hash` says to which hash id the two tokens belong (6.2, assumption 9.36). Of a proposal that is
 * over only the tab knows (assumption 11.4).
 */
export function rememberHashId(holder: Holder): void {
  const { platform, state } = holder;
  const { cookies, tabMemory } = platform;
  const { hashId, launchParams } = state;
  if (hashId === '') return;
  tabMemory.write(TAB_HASH, hashId);
  if (isKnownOver(holder)) return;
  tabMemory.remove(TAB_OVER);
  cookies.write('agx_hash', hashId);
  for (const [cookie, token] of OWN_TOKENS) {
    if (launchParams[token] !== '') cookies.write(cookie, launchParams[token]);
    else if (cookies.read(cookie) !== undefined) cookies.remove(cookie);
  }
}

/**
 * A proposal that is over is opened again by its own link and by nothing that is left on the device (assumption 11.4): its hash
 * id leaves the address and the cookies, with its tokens. The tab remembers it until it is closed, for a reload.
 */
export function unlinkFinished({ platform, state }: Holder): void {
  const { cookies, tabMemory, secureStorage } = platform;
  if (state.hashId === '' || !isProposalOver(state)) return;
  tabMemory.write(TAB_OVER, state.hashId);
  const owner = cookies.read('agx_hash');
  // Those of another tab's proposal stay.
  if (owner === undefined || owner === state.hashId)
    for (const name of ['agx_hash', 'cookiesProposalId', 'cookiesAccessToken', 'jwtToken'] as const)
      if (cookies.read(name) !== undefined) cookies.remove(name);
  correctAddress({ platform, state });
  void secureStorage.remove(`session:${state.hashId}`);
}

/**
 * The address names the hash id of this tab, or none. An entry of the history may still carry one that was renamed or left
 * (3.17): without this a step back and a reload would open it.
 */
export function correctAddress({ platform, state }: Holder): void {
  const { address } = platform;
  const here = address.current();
  const named = HASH_PARAMETERS.filter(name => here.searchParams.has(name));
  const wanted = isProposalOver(state) ? '' : state.hashId;
  if (named.length === 0 || named.every(name => here.searchParams.get(name)?.trim() === wanted)) return;
  for (const name of named) here.searchParams.delete(name);
  if (wanted !== '') here.searchParams.set('agx_hash', wanted);
  address.replace(`${here.pathname}${here.search}`);
}

/**
 * The service may know the proposal by another hash id than the link did, and says so in any answer (3.17): from then on this one
 * stands in state, tab, cookies and address. What is not a hash id changes nothing.
 * @returns the hash id before, when there is a new one: the caller moves the drafts.
 */
export function adoptHashId(context: Context, hashId: string): string | undefined {
  const { state, formerHashIds } = context;
  const former = state.hashId;
  if (former === '' || hashId === former || !isHashId(hashId)) return undefined;
  formerHashIds.add(former);
  state.hashId = hashId;
  state.launchParams = { ...state.launchParams, hashId };
  rememberHashId(context);
  correctAddress(context);
  return former;
}

/** Whether what began under a hash id is about the proposal in this tab: the service may have renamed it meanwhile. */
export const isOpenHere = ({ state, formerHashIds }: Context, hashId: string): boolean =>
  state.hashId === hashId || formerHashIds.has(hashId);

/** The hash id by which the service knows now what was begun under `hashId`. */
export const currentHashId = (context: Context, hashId: string): string =>
  isOpenHere(context, hashId) ? context.state.hashId : hashId;
