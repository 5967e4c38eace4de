import { isJourneyOver } from '#journey/destination-after.ts';
import { isHashId } from '#journey/launch-params-of.ts';
import type { Proposal } from '#journey/model/proposal.ts';
import { TAB_HASH } from '#platform/tab-memory.ts';
import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import type { Context, PlatformContext, StateContext } from './context.ts';
import { entryNameOf } from './entry-name-of.ts';
import { moveWrites } from './move-writes.ts';

/** Key in the tab's memory for the hash id of a finished proposal. */
const TAB_FINISHED = 'over';

/** Spellings of the query parameter for the hash id (2.22). */
const HASH_PARAMETERS = ['agx_hash', 'Agx_hash'] as const;

/** The cookies of the tokens that belong to one hash id, each with its launch parameter (assumption 9.36). */
const TOKEN_COOKIES = [
  ['cookiesAccessToken', 'accessToken'],
  ['jwtToken', 'jwtToken'],
] as const;

/** Whether the proposal of this tab is finished: the service says so now, or said so before a reload. */
const isKnownOver = ({ platform, state }: PlatformContext): boolean =>
  state.config === undefined ? platform.tabMemory.read(TAB_FINISHED) === state.hashId : isJourneyOver(state);

/**
 * Stores the hash id in the tab's memory, and in its cookie together with the id of its proposal and its tokens. The
 * cookies are always written together, because `agx_hash` says to which hash id the others belong (6.2, assumption
 * 9.36). A finished proposal is stored only in the tab (assumption 11.4).
 * @param previousHashId the hash id that the service has just renamed.
 */
export function rememberHashId(context: PlatformContext, previousHashId = context.state.hashId): void {
  const { platform, state } = context;
  const { cookies, tabMemory } = platform;
  const { hashId, proposal } = state;
  if (hashId === '') return;
  tabMemory.write(TAB_HASH, hashId);
  if (isKnownOver(context)) {
    // A late answer may have renamed the finished proposal (3.17).
    tabMemory.write(TAB_FINISHED, hashId);
    return;
  }
  tabMemory.remove(TAB_FINISHED);
  const cookieHashId = cookies.read('agx_hash');
  const isOwnCookie = cookieHashId === hashId || cookieHashId === previousHashId;
  if (isOwnCookie) adoptStoredTokens(context);
  cookies.write('agx_hash', hashId);
  for (const [cookie, token] of TOKEN_COOKIES) storeCookie(cookies, cookie, state.launchParams[token]);
  const proposalId = proposal?.id ?? '';
  if (proposalId !== '' || !isOwnCookie) storeCookie(cookies, 'cookiesProposalId', proposalId);
}

/** Stores the id of the proposal, unless another tab has stored its own hash id meanwhile (11.7). */
export function rememberProposalId({ platform, state }: PlatformContext): void {
  const { cookies } = platform;
  const proposalId = state.proposal?.id ?? '';
  if (proposalId !== '' && cookies.read('agx_hash') === state.hashId)
    cookies.write('cookiesProposalId', proposalId);
}

/** Adopts a token that a link of the same proposal has stored from another tab, if this tab has none (11.7). */
function adoptStoredTokens({ platform, state }: PlatformContext): void {
  for (const [cookie, token] of TOKEN_COOKIES) {
    const storedToken = platform.cookies.read(cookie) ?? '';
    if (state.launchParams[token] === '' && storedToken !== '' && fitsInHeader(storedToken))
      state.launchParams = { ...state.launchParams, [token]: storedToken };
  }
}

/** Writes the cookie, or removes the stored one if the value is empty. */
function storeCookie(
  cookies: PlatformContext['platform']['cookies'],
  name: (typeof TOKEN_COOKIES)[number][0] | 'cookiesProposalId',
  value: string,
): void {
  if (value !== '') cookies.write(name, value);
  else if (cookies.read(name) !== undefined) cookies.remove(name);
}

/**
 * A finished proposal opens only by its own link (assumption 11.4): removes its hash id and tokens from the address and
 * the cookies. For a reload, the tab remembers the hash id until the tab is closed.
 */
export function unlinkFinished({ platform, state }: PlatformContext): void {
  const { cookies, tabMemory, secureStorage } = platform;
  if (state.hashId === '' || !isJourneyOver(state)) return;
  tabMemory.write(TAB_FINISHED, state.hashId);
  const cookieHashId = cookies.read('agx_hash');
  // The cookies of another tab's proposal stay.
  if (cookieHashId === undefined || cookieHashId === state.hashId)
    for (const name of ['agx_hash', 'cookiesProposalId', 'cookiesAccessToken', 'jwtToken'] as const)
      if (cookies.read(name) !== undefined) cookies.remove(name);
  syncHashIdInAddress({ platform, state });
  void secureStorage.remove(entryNameOf('session', state.hashId));
}

/**
 * Makes the address name this tab's hash id, or none. A history entry may still contain a renamed or abandoned one
 * (3.17), which a step back and a reload would open.
 */
export function syncHashIdInAddress({ platform, state }: PlatformContext): void {
  const { address } = platform;
  const url = address.current();
  const parameters = HASH_PARAMETERS.filter(name => url.searchParams.has(name));
  const addressHashId = isJourneyOver(state) ? '' : state.hashId;
  // Also true without a parameter.
  if (parameters.every(name => url.searchParams.get(name)?.trim() === addressHashId)) return;
  for (const name of parameters) url.searchParams.delete(name);
  if (addressHashId !== '') url.searchParams.set('agx_hash', addressHashId);
  address.replace(`${url.pathname}${url.search}`);
}

/**
 * Adopts a hash id that differs from the link's, in any answer from the service (3.17), in state, tab, cookies and
 * address; the pending writes move along. An invalid hash id is ignored, and so is one that the service has renamed in
 * this visit: it stands in an answer from before the renaming, which a repeated write gets once more (16.3).
 * @returns the previous hash id if it changed: the caller moves the drafts.
 */
export function adoptHashId(context: Context, hashId: string): string | undefined {
  const { state, formerHashIds } = context;
  const previousHashId = state.hashId;
  if (previousHashId === '' || isOpenHere(context, hashId) || !isHashId(hashId)) return undefined;
  formerHashIds.add(previousHashId);
  state.hashId = hashId;
  state.launchParams = { ...state.launchParams, hashId };
  rememberHashId(context, previousHashId);
  syncHashIdInAddress(context);
  // At once: a press may come before the drafts are read and moved.
  void moveWrites(context, previousHashId);
  return previousHashId;
}

/**
 * Whether something that started under a hash id concerns this tab's proposal, which the service may have renamed
 * meanwhile.
 */
export const isOpenHere = ({ state, formerHashIds }: Context, hashId: string): boolean =>
  state.hashId === hashId || formerHashIds.has(hashId);

/** The proposal that the app knows, under the current hash id: an answer that names none has that one. */
export function currentProposalOf({ state: { hashId, proposal } }: StateContext): Proposal | undefined {
  return proposal && proposal.hashId !== hashId ? { ...proposal, hashId } : proposal;
}

/**
 * Returns the proposal that the app knows when the answer to a request comes; `undefined` if this tab has left the
 * proposal of the request meanwhile. The caller of the service takes it when it sends the request.
 */
export function knownProposalOf(context: Context): () => Proposal | undefined {
  const { hashId } = context.state;
  return () => (isOpenHere(context, hashId) ? currentProposalOf(context) : undefined);
}

/** The current hash id of something that started under `hashId`. */
export const currentHashIdOf = (context: Context, hashId: string): string =>
  isOpenHere(context, hashId) ? context.state.hashId : hashId;
