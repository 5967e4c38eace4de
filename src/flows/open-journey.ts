import { withKnownAnswers } from '#journey/answers.ts';
import { pathOfDestination } from '#journey/destination.ts';
import { isHashId, launchParamsOf, remainingQueryOf } from '#journey/launch-params-of.ts';
import type { SystemAnswer } from '#journey/model/configuration.ts';
import type { Failure } from '#journey/model/failure.ts';
import type { LaunchParams } from '#journey/model/launch-params.ts';
import { type Destination, go, type NextAction, stay } from '#journey/model/next-action.ts';
import { openingOf } from '#journey/opening.ts';
import { ENDORSED_TEXT, revisitInJourney } from '#journey/revisit.ts';
import { appliedRulesOf, describeAppliedRules, rulesFor } from '#journey/rules/rules.ts';
import { withEndedReview } from '#journey/with-ended-review.ts';
import { TAB_HASH } from '#platform/tab-memory.ts';
import { decodePath } from '#shared/decode-path.ts';
import { type Result, succeed } from '#shared/result.ts';
import { fitsInHeader } from '#shared/safety/fits-in-header.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import { type AppState, resetProposalState } from '#state/app-state.ts';
import { asRef } from '#state/field-state.ts';
import { endWait } from '#state/proposal-state.ts';
import { askOwnership } from './ask-ownership.ts';
import { beginRedo, endRedo, endRedoAfter, restoreRedo } from './begin-redo.ts';
import type { Context, PlatformContext } from './context.ts';
import { eraseDrafts } from './drafts.ts';
import { currentPlaceOf } from './follow-address.ts';
import { handleFailure } from './handle-failure.ts';
import { adoptHashId, isOpenHere, rememberHashId } from './hash-id.ts';
import { isQuestionOpen } from './is-question-open.ts';
import { reopenUnproven } from './reopen-unproven.ts';
import { restoreDrafts } from './restore-drafts.ts';
import { forgetOlderDetails, storeStepPhase } from './step-details.ts';
import { storeAccessToken, storeJwtToken } from './store-access-token.ts';

/** The beginning of the console line that names the rules in force. The workbench shows that line. */
export const RULES_LINE = '[proposta] rules:';

/**
 * Key in the tab's memory for the step that is being sent. After a reload during the write, the visitor goes to the
 * service's step.
 */
export const TAB_SENDING = 'sending';

/**
 * Reads and stores the launch parameters, and removes tokens from the address (2.22, 12.1). Every visit begins with it.
 */
export function readLaunchParams({ platform, state }: PlatformContext): void {
  const { address, cookies, tabMemory } = platform;
  const url = address.current();
  const storedTokens = {
    agx_hash: cookies.read('agx_hash'),
    cookiesAccessToken: readToken(cookies, 'cookiesAccessToken'),
    jwtToken: readToken(cookies, 'jwtToken'),
    userOfficeToken: readToken(cookies, 'userOfficeToken'),
  };
  const launchPath = decodePath(url.pathname);
  const path = launchPath === tabMemory.read(TAB_SENDING) ? '' : launchPath;
  tabMemory.remove(TAB_SENDING);
  const launchParams = launchParamsOf(url.searchParams, tabMemory.read(TAB_HASH), storedTokens, path);
  state.launchParams = launchParams;
  state.hashId = launchParams.hashId;
  const isSameHash = launchParams.hashId !== '' && launchParams.hashId === storedTokens.agx_hash;
  state.loading.isResuming =
    isSameHash && launchParams.hashSource !== 'cookie' && cookies.read('cookiesProposalId') !== undefined;
  if (url.searchParams.get('autocomplete') === '1') state.deviceSettings.autocomplete = true;
  if (launchParams.userOfficeToken !== '') cookies.write('userOfficeToken', launchParams.userOfficeToken);
  restoreRedo({ platform, state });
  // If only the cookie names the proposal, its owner is not known yet, so its hash id is not stored (assumption 11.4).
  if (launchParams.hashSource !== 'cookie') rememberHashId({ platform, state });
  const remainingParameters = remainingQueryOf(url.searchParams).toString();
  if (remainingParameters !== url.searchParams.toString())
    address.replace(`${url.pathname}${remainingParameters === '' ? '' : `?${remainingParameters}`}`);
}

/**
 * A token from a cookie. A value that no header can carry, from an older version or another page of the site, is
 * dropped.
 */
function readToken(
  cookies: Context['platform']['cookies'],
  name: 'cookiesAccessToken' | 'jwtToken' | 'userOfficeToken',
): string | undefined {
  const token = cookies.read(name);
  if (token === undefined || fitsInHeader(token)) return token;
  cookies.remove(name);
  return undefined;
}

/**
 * Loads the device's IP once per visit, from two services with 3 s each. Without an IP the journey continues (2.17,
 * 8.9).
 */
async function loadDeviceIp({ api, platform, state }: Context): Promise<void> {
  if (state.deviceIp !== undefined) return;
  const ip = await api.getDeviceIp();
  if (ip === '') platform.log.report('Device IP not found');
  state.deviceIp = ip;
}

/**
 * Writes the system answer to the state.
 * @returns the previous hash id if the service renamed it.
 */
function applySystem(context: Context, system: SystemAnswer): string | undefined {
  const { state } = context;
  forgetOlderDetails(context, system.configuration);
  state.config = asRef(system.configuration);
  const applicableRules = appliedRulesOf(system.configuration, context.identifiers);
  state.rules = rulesFor(system.configuration, context.identifiers, applicableRules);
  context.platform.log.note(`${RULES_LINE} ${describeAppliedRules(applicableRules)}`);
  state.proposal =
    system.proposal &&
    asRef(withEndedReview(withKnownAnswers(system.proposal, state.proposal), state.proposal));
  state.waitsForCompletion = system.waitsForCompletion;
  endRedoAfter(context);
  const previousHashId = adoptHashId(context, system.proposal?.hashId ?? '');
  rememberHashId(context);
  storeAccessToken(context, system.proposal?.accessToken ?? '');
  storeJwtToken(context, system.proposal?.jwtToken ?? '');
  const { code } = system.configuration;
  if (code !== '') context.platform.cookies.write('cookiesCode', code);
  state.stepStatus = createSafeRecord();
  state.assumedSteps = createSafeRecord();
  for (const step of system.configuration.steps) storeStepPhase(context, step);
  state.loading.isResuming = system.proposal !== undefined;
  return previousHashId;
}

/** Where the visitor was when the opening began. */
interface BeforeOpening {
  isFirstOpening: boolean;
  /** The place in view. */
  place: AppState['place'];
  /** The place of the proposal as the app knew it. */
  currentPlace: Destination | undefined;
}

/**
 * Opens the journey of the hash id: loads device IP and system configuration, then decides the destination (4.21). A
 * recovery from a failure opens it again.
 * @param loadedSystem a system answer that was just loaded for this hash id.
 */
export async function openJourney(context: Context, loadedSystem?: SystemAnswer): Promise<NextAction> {
  const { api, platform, state, placeScope } = context;
  if (context.previewPaths?.includes(decodePath(platform.address.current().pathname))) return stay;
  const signal = placeScope.enter();
  const before = {
    isFirstOpening: state.config === undefined,
    place: state.place,
    currentPlace: currentPlaceOf(state),
  };
  context.ask.withdraw();
  state.errorPage = undefined;
  endWait(state);
  state.place = { kind: 'opening' };

  if (state.hashId === '' || state.launchParams.isHashInvalid) {
    const detail = state.launchParams.isHashInvalid ? 'the hash id is invalid' : 'no hash id';
    return handleFailure(context, { kind: 'journey', problem: 'invalidHash', detail }, 'opening');
  }
  if (state.launchParams.hashSource === 'cookie') return askOwnership(context);
  const cookieCheck = platform.cookies.check();
  if (!cookieCheck.ok && cookieCheck.problem === 'blocked') {
    return handleFailure(context, { kind: 'journey', problem: 'blocked_cookies', detail: '' }, 'opening');
  }

  const [system] = await Promise.all([
    loadedSystem
      ? succeed(loadedSystem)
      : api.getSystem(state.hashId, state.launchParams.userOfficeToken, signal),
    loadDeviceIp(context),
  ]);
  if (signal.aborted) return stay;
  if (!system.ok) return handleOpeningFailure(context, system.problem);
  const previousHashId = applySystem(context, system.value);
  await restoreDrafts(context, previousHashId, hasNewInputs => {
    void reopenUnproven(context, stay).then(context.dispatch);
    const { place } = state;
    if (hasNewInputs && place.kind === 'step' && place.slug === state.simulation.slug)
      context.dispatch(go(place));
  });

  if (signal.aborted) return stay;
  const destination = chooseDestination(context, system.value, before);
  if (!destination.ok) return handleFailure(context, destination.problem, 'opening');
  const openingAction = go(destination.value);
  const nextAction = await reopenUnproven(context, openingAction);
  if (signal.aborted) return stay;
  return state.launchParams.redoStep === '' || nextAction !== openingAction
    ? nextAction
    : redoStep(context, nextAction);
}

/** Chooses where the journey opens, when the system answer is in the state. A link to a closed step is explained. */
function chooseDestination(
  context: Context,
  system: SystemAnswer,
  { isFirstOpening, place, currentPlace }: BeforeOpening,
): Result<Destination, Failure> {
  const { platform, state } = context;
  // Without a proposal, a reopening returns to the first step, if the visitor was there, not to the landing page.
  const returnPath = place.kind === 'step' && !system.proposal ? decodePath(pathOfDestination(place)) : '';
  const wantedPath = state.launchParams.path || returnPath;
  state.launchParams = { ...state.launchParams, path: '' };
  // The journey may have moved on, in another tab or on another device: the visitor was not at an earlier form.
  const wasAtCurrentStep =
    currentPlace !== undefined && decodePath(pathOfDestination(currentPlace)) === wantedPath;
  const path = wasAtCurrentStep && system.proposal ? '' : wantedPath;
  const isMobile = platform.device.isMobile();
  const isRedirected = isFirstOpening && system.configuration.redirect;
  const { rules, openRedo, proposal } = state;
  const opening = openingOf({ ...system, proposal }, { rules, isMobile, path, openRedo, isRedirected });
  if (!opening.ok) return opening;
  if (opening.isEndorsed) context.toast('warning', ENDORSED_TEXT, '');
  const wantedSlug = wantedPath.slice(1);
  return succeed(isQuestionOpen(context, wantedSlug) ? { kind: 'step', slug: wantedSlug } : opening.value);
}

/**
 * Handles a link that asks to repeat a step (`redo_step`, 2.22): opens the step once, if going back is allowed; a
 * reload does not repeat it. `defaultAction`: the next action without such a link. A proposal at the final page can
 * be redone, too, because an external redo ends there (4.26); until its form is sent, the proposal is linked like any
 * other.
 */
function redoStep(context: Context, defaultAction: NextAction): NextAction {
  const { state } = context;
  const slug = state.launchParams.redoStep;
  state.launchParams = { ...state.launchParams, redoStep: '' };
  const wayBack = revisitInJourney(state, slug);
  if (wayBack === 'endorsed') context.toast('warning', ENDORSED_TEXT, '');
  if (wayBack !== 'open') return defaultAction;
  beginRedo(context, slug);
  rememberHashId(context);
  return go({ kind: 'step', slug });
}

/** The next opening returns to the address in view, where the visitor was, as after a reload (2.15). */
export function returnToAddress({ platform, state }: PlatformContext): void {
  state.launchParams = { ...state.launchParams, path: decodePath(platform.address.current().pathname) };
}

/** Handles a failed system call. An answer of another shape counts as a missing configuration (8.19). */
export function handleOpeningFailure(context: Context, failure: Failure): NextAction {
  const isUnreadable = failure.kind === 'malformed' && failure.reason === 'wrong shape';
  const problem = isUnreadable
    ? ({ kind: 'journey', problem: 'configurationMissing', detail: '' } as const)
    : failure;
  return handleFailure(context, problem, 'opening');
}

/** Drops everything known of the old hash id's proposal. */
function forgetProposal({ platform, state, placeScope }: Context): void {
  placeScope.leave();
  platform.cookies.remove('cookiesProposalId');
  endRedo({ platform, state });
  resetProposalState(state);
}

interface OpenHashOptions {
  /** A system answer that was just loaded for this hash id. */
  system?: SystemAnswer;
  /** The tokens of the hash id; absent for none. Those of the previous hash id are never used for it (6.2). */
  tokens?: Pick<LaunchParams, 'accessToken' | 'jwtToken'>;
}

/** Opens another hash id in this tab (8.24). Nothing of the old one stays on the screen or the device (11.4). */
export async function openHash(
  context: Context,
  hashId: string,
  { system, tokens = { accessToken: '', jwtToken: '' } }: OpenHashOptions = {},
): Promise<NextAction> {
  const { platform, state } = context;
  if (!isHashId(hashId)) {
    return handleFailure(
      context,
      { kind: 'journey', problem: 'invalidHash', detail: 'redirected' },
      'opening',
    );
  }
  const previousHashId = state.hashId;
  forgetProposal(context);
  await eraseDrafts(context);
  // The visitor has erased the device meanwhile (11.4).
  if (!isOpenHere(context, previousHashId)) return stay;
  context.formerHashIds.clear();
  state.hashId = hashId;
  state.launchParams = { ...state.launchParams, ...tokens, hashId, isHashInvalid: false };
  rememberHashId(context);
  const query = platform.address.current().searchParams;
  query.delete('Agx_hash');
  query.set('agx_hash', hashId);
  platform.address.replace(`/?${query}`);
  return openJourney(context, system);
}

/** The visitor confirms that the remembered proposal is theirs; from now on this tab remembers it. */
export function openRemembered(context: Context): Promise<NextAction> {
  const { state } = context;
  state.launchParams = { ...state.launchParams, hashSource: 'tab' };
  rememberHashId(context);
  return openJourney(context);
}
