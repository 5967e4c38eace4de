import { rereadProposal } from '#journey/answers.ts';
import { entryOf, isHashId, readablePath, remainingQuery } from '#journey/entry.ts';
import type { SystemAnswer } from '#journey/model/configuration.ts';
import type { Entry } from '#journey/model/entry.ts';
import type { Failure } from '#journey/model/failure.ts';
import { go, type Next, stay } from '#journey/model/next.ts';
import { openingOf } from '#journey/opening.ts';
import { rulesFor } from '#journey/rules/rules.ts';
import { TAB_HASH } from '#platform/tab-memory.ts';
import { succeed } from '#shared/result.ts';
import { fitsInHeader } from '#shared/safety/header-value.ts';
import { emptyMap, whole } from '#state/app-state.ts';
import { askWhose } from './ask-whose.ts';
import type { Context } from './context.ts';
import { eraseDrafts, restoreDrafts } from './drafts.ts';
import { fetchedPart } from './fetched-part.ts';
import { adoptHash, rememberHash } from './hash-id.ts';
import { reopenUnproven } from './reopen-unproven.ts';
import { reportFailure } from './report-failure.ts';
import { takeAccess } from './token-methods.ts';

/** The name under which a tab remembers the step it is sending: reloaded meanwhile, the visitor goes where the service is then. */
export const TAB_SENDING = 'sending';

/** Reads what the visitor brings, keeps it, and takes tokens out of the address (2.22, 12.1). The first thing a visit does. */
export function takeEntry({ platform, state }: Context): void {
  const { address, cookies, tabMemory } = platform;
  const here = address.current();
  const kept = {
    agx_hash: cookies.read('agx_hash'),
    cookiesAccessToken: readToken(cookies, 'cookiesAccessToken'),
    jwtToken: readToken(cookies, 'jwtToken'),
    userOfficeToken: readToken(cookies, 'userOfficeToken'),
  };
  const asked = readablePath(here.pathname);
  const path = asked === tabMemory.read(TAB_SENDING) ? '' : asked;
  tabMemory.remove(TAB_SENDING);
  const entry = entryOf(here.searchParams, tabMemory.read(TAB_HASH), kept, path);
  state.entry = entry;
  state.hashId = entry.hashId;
  if (entry.userOfficeToken !== '') cookies.write('userOfficeToken', entry.userOfficeToken);
  // What another hash id had is not handed on to this one.
  if (entry.hashId !== '' && kept.agx_hash !== entry.hashId) cookies.remove('cookiesProposalId');
  // Whose it is nobody knows yet, where only the cookie names it: then nothing is taken over (assumption 11.4).
  if (entry.hashFrom !== 'cookie') rememberHash({ platform, state });
  const rest = remainingQuery(here.searchParams).toString();
  if (rest !== here.searchParams.toString())
    address.replace(`${here.pathname}${rest === '' ? '' : `?${rest}`}`);
}

/** A token that a cookie keeps. One that no header can hold, from an older version or another page of the site, is forgotten. */
function readToken(
  cookies: Context['platform']['cookies'],
  name: 'cookiesAccessToken' | 'jwtToken' | 'userOfficeToken',
): string | undefined {
  const token = cookies.read(name);
  if (token === undefined || fitsInHeader(token)) return token;
  cookies.remove(name);
  return undefined;
}

/** The device's IP, once per visit: two services, 3 s each; without one the journey goes on (2.17, 8.9). */
async function knowDeviceIp({ api, platform, state }: Context): Promise<void> {
  if (state.deviceIp !== undefined) return;
  const ip = await api.deviceIp();
  if (ip === '') platform.log.report('Device IP not found');
  state.deviceIp = ip;
}

/** @returns the hash id before, where the service has another one for this proposal. */
function takeSystem(context: Context, system: SystemAnswer): string | undefined {
  const { state } = context;
  state.config = whole(system.configuration);
  state.rules = rulesFor(system.configuration, context.identifiers);
  state.proposal = system.proposal && whole(rereadProposal(system.proposal, state.proposal));
  const former = adoptHash(context, system.proposal?.hashId ?? '');
  rememberHash(context);
  takeAccess(context, system.proposal?.accessToken ?? '');
  const { code } = system.configuration;
  const { cookies } = context.platform;
  if (code !== '') cookies.write('cookiesCode', code);
  if (system.proposal?.id) cookies.write('cookiesProposalId', system.proposal.id);
  state.waitsForCompletion = system.waitsForCompletion;
  state.stepStatus = emptyMap();
  state.loading.redirected = system.proposal !== undefined || system.configuration.redirect;
  return former;
}

/**
 * Opens the journey of the hash id: device IP and system configuration, then where the visitor goes (4.21).
 * Also the way back after a failure: it reads the system again and goes on at the server's step.
 * @param known what the service has just said of this hash.
 */
export async function openJourney(context: Context, known?: SystemAnswer): Promise<Next> {
  const { api, platform, state, presence } = context;
  if (context.quietPaths?.includes(readablePath(platform.address.current().pathname))) return stay;
  const signal = presence.enter();
  const isArrival = state.config === undefined;
  context.ask.withdraw();
  state.terms.open = false;
  state.errorPage = undefined;
  state.waiting = undefined;
  state.place = { kind: 'opening' };

  if (state.hashId === '' || state.entry.hashIsInvalid) {
    const detail = state.entry.hashIsInvalid ? 'the hash id is not one' : 'no hash id';
    return reportFailure(context, { kind: 'journey', problem: 'invalidHash', detail }, 'opening');
  }
  if (state.entry.hashFrom === 'cookie') return askWhose(context);
  const cookiesWork = platform.cookies.check();
  if (!cookiesWork.ok && cookiesWork.problem === 'blocked') {
    return reportFailure(context, { kind: 'journey', problem: 'blockedCookies', detail: '' }, 'opening');
  }

  const [system] = await Promise.all([
    known ? succeed(known) : api.getSystem(state.hashId, state.entry.userOfficeToken, signal),
    knowDeviceIp(context),
  ]);
  if (signal.aborted) return stay;
  if (!system.ok) return tellUnopened(context, system.problem);
  const former = takeSystem(context, system.value);
  await restoreDrafts(context, former, () => {
    void reopenUnproven(context, stay).then(context.follow);
  });

  if (signal.aborted) return stay;
  const { path } = state.entry;
  state.entry = { ...state.entry, path: '' };
  const isMobile = platform.device.isMobile();
  const isSentOn = isArrival && system.value.configuration.redirect;
  const opening = openingOf(system.value, { rules: state.rules, isMobile, path, isSentOn });
  if (!opening.ok) return reportFailure(context, opening.problem, 'opening');
  const asked = go(opening.value);
  const next = await reopenUnproven(context, asked);
  if (signal.aborted) return stay;
  return state.entry.redoStep === '' || next !== asked
    ? next
    : fetchedPart(
        context,
        'opening',
        () => import('./redo-step.ts'),
        part => part.redoStep(context, next),
      );
}

/** The service did not say how the journey stands; an answer of another shape is no configuration (8.19). */
export function tellUnopened(context: Context, failure: Failure): Next {
  const unread = failure.kind === 'malformed' && failure.reason === 'wrong shape';
  const problem = unread
    ? ({ kind: 'journey', problem: 'configurationMissing', detail: '' } as const)
    : failure;
  return reportFailure(context, problem, 'opening');
}

/** What the app knew of the proposal of the old hash. Progress is emptied in place: who keeps it watches it (3.43). */
function forget({ platform, state, form, presence }: Context): void {
  presence.leave();
  platform.cookies.remove('cookiesProposalId');
  state.place = { kind: 'opening' };
  state.proposal = undefined;
  state.stepNews = emptyMap();
  state.token = { status: 'idle', method: '', target: '', error: '' };
  state.confirmation = { backTo: undefined, methods: whole([]), resendAt: 0 };
  state.contracts = { status: 'initial', list: [] };
  state.details = { status: 'initial', found: undefined };
  state.deviceSettings.returnableStep = '';
  form.close();
  state.form.submitting = false;
  for (const slug of Object.keys(state.percentage)) {
    if (slug !== 'review' && slug !== 'finished') delete state.percentage[slug];
  }
}

interface OpenHash {
  /** What the service has just said of this hash id. */
  known?: SystemAnswer;
  /** The tokens that belong to it; absent for none: those of the hash id before are not handed on (6.2). */
  tokens?: Pick<Entry, 'accessToken' | 'jwtToken'>;
}

/** Another hash takes over this tab (8.24): nothing of the old one stays on the screen or the device (11.4). */
export async function openHash(
  context: Context,
  hashId: string,
  { known, tokens = { accessToken: '', jwtToken: '' } }: OpenHash = {},
): Promise<Next> {
  const { platform, state } = context;
  if (!isHashId(hashId)) {
    return reportFailure(
      context,
      { kind: 'journey', problem: 'invalidHash', detail: 'redirected' },
      'opening',
    );
  }
  forget(context);
  await eraseDrafts(context);
  context.formerHashIds.clear();
  state.hashId = hashId;
  state.entry = { ...state.entry, ...tokens, hashId, hashIsInvalid: false };
  rememberHash(context);
  const query = platform.address.current().searchParams;
  query.delete('Agx_hash');
  query.set('agx_hash', hashId);
  platform.address.replace(`/?${query}`);
  return openJourney(context, known);
}

/** The visitor says that the proposal which this device remembers is theirs: from now on this tab remembers it. */
export function openRemembered(context: Context): Promise<Next> {
  const { state } = context;
  state.entry = { ...state.entry, hashFrom: 'tab' };
  rememberHash(context);
  return openJourney(context);
}
