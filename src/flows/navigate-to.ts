import { firstStepOf, isAtStep, stepAt, stepBySlug } from '#journey/current-step.ts';
import { pathOfDestination } from '#journey/destination.ts';
import { isJourneyOver } from '#journey/destination-after.ts';
import { type Consequence, openingConsequencesOf } from '#journey/form/consequences.ts';
import { listsElsewhere } from '#journey/form/lists-elsewhere.ts';
import { termToOpen } from '#journey/form/term-to-open.ts';
import type { Destination, NextAction } from '#journey/model/next-action.ts';
import { go, stay } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { revisitOf } from '#journey/revisit.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { decodePath } from '#shared/decode-path.ts';
import type { AppState } from '#state/app-state.ts';
import type { FormSession } from '#state/form-state.ts';
import { endWait, latestStatusOf } from '#state/proposal-state.ts';
import type { Context } from './context.ts';
import { eraseDrafts } from './drafts.ts';
import { afterCompletion, mayReturnTo } from './follow-address.ts';
import { unlinkFinished } from './hash-id.ts';
import { isQuestionOpen } from './is-question-open.ts';
import { lazyFlow, lazyPoll } from './lazy-flow.ts';
import { putAsideOtherCode } from './put-aside-other-code.ts';
import { createUnprovenNotice } from './reopen-unproven.ts';
import { awaitBeforeSending, runConsequences } from './run-consequences.ts';
import { watchInactivity } from './watch-inactivity.ts';

/**
 * Makes a destination the current place and writes its path to the address. Keeps the query, which names the proposal
 * (and in a mock build the scenario).
 */
function showPlace(
  { platform, state }: Context,
  destination: Destination,
  leftPlace: Destination = state.place,
): void {
  const { search } = platform.address.current();
  const path = `${pathOfDestination(destination)}${search}`;
  // A place that stays closed would only cost the visitor a press of the back button, so the next one replaces it.
  const hasWayBack =
    leftPlace.kind === 'opening'
      ? // The address still names the form that was sent before the opening.
        revisitOf(state, decodePath(platform.address.current().pathname).slice(1)) === 'open'
      : mayReturnTo(destination.kind === 'completion' ? afterCompletion(state, leftPlace) : state, leftPlace);
  rememberReturnable(state, leftPlace, destination);
  state.errorPage = undefined;
  state.loading.isResuming = false;
  state.place = destination;
  if (hasWayBack) platform.address.push(path);
  else platform.address.replace(path);
}

/**
 * Remembers a form that is left for another step, for 'Minhas Propostas' (assumption 2.33). Whether it may be opened is
 * checked later.
 */
function rememberReturnable(state: AppState, leftPlace: Destination, destination: Destination): void {
  const { config, deviceSettings } = state;
  const leftStep = stepAt(config, leftPlace);
  if (!leftStep || destination.kind !== 'step' || destination.slug === leftStep.slug) return;
  if (stepTypeOf(leftStep, latestStatusOf(state, leftStep)).family === 'form')
    deviceSettings.returnableStep = leftStep.slug;
}

/** Remembers how much of a form was filled in when the visitor leaves it (3.43). A step that was sent stays at 1. */
function rememberProgress({ form, state: { filledShares } }: Context): void {
  const session = form.current();
  if (session && filledShares[session.step.slug] !== 1)
    filledShares[session.step.slug] = session.progress.share;
}

/** Whether the visitor checks a wait by entering its place again; the wait continues (13.5). */
const isCheck = ({ checkedStep }: AppState, destination: Destination): boolean =>
  (destination.kind === 'completion' && checkedStep === '') ||
  (destination.kind === 'step' && destination.slug === checkedStep);

/** Navigates to a destination. The address follows the place, never the other way round. */
export async function navigateTo(context: Context, destination: Destination): Promise<NextAction> {
  const { state, placeScope } = context;
  const signal = placeScope.enter();
  context.ask.withdraw();
  unlinkFinished(context);
  rememberProgress(context);
  if (!isCheck(state, destination)) endWait(state);
  switch (destination.kind) {
    case 'step':
      return navigateToStep(context, destination.slug, signal);
    case 'completion':
      context.form.close();
      showPlace(context, destination);
      dispatchResult(context, waitForCompletion(context, signal));
      return stay;
    case 'finalPage':
      showPlace(context, destination);
      context.form.close();
      await eraseDrafts(context);
      return stay;
    case 'tokenValidation':
      if (destination.backTo) state.confirmation.backTo = destination.backTo;
      else if (state.place.kind !== 'tokenValidation') state.confirmation.backTo = state.place;
      showPlace(context, { kind: 'tokenValidation' });
      dispatchResult(context, openTokenConfirmation(context, signal));
      return stay;
    default:
      showPlace(context, destination);
      return stay;
  }
}

/** The flows that a place needs, loaded on first use. */
const waitForCompletion = lazyPoll(async () => (await import('./wait.ts')).waitForCompletion);
const waitAtStep = lazyPoll(async () => (await import('./wait.ts')).waitAtStep);
const openTokenConfirmation = lazyFlow(
  'token',
  async () => (await import('./token-confirmation.ts')).openTokenConfirmation,
);
const resumeStepCode = lazyFlow('token', async () => (await import('./actions/step-code.ts')).resumeStepCode);
const loadStoredLists = lazyFlow(
  'lookup',
  async () => (await import('./load-stored-lists.ts')).loadStoredLists,
);
const repeatQuestion = lazyFlow('submit', async () => (await import('./repeat-question.ts')).repeatQuestion);
const sayWhyFailed = lazyFlow('poll', async () => (await import('./say-why-failed.ts')).sayWhyFailed);
const fetchStep = lazyFlow('opening', async () => (await import('./fetch-step.ts')).fetchStep);

/** Requests the offer of a simulation; loaded on first use. */
export const requestOffer = lazyFlow('options', async () => (await import('./simulation.ts')).openSimulation);

/** Loads the code of waiting steps before it is used. */
export const preloadWaiting = waitAtStep.preload;

/** Dispatches the next action of a flow that runs while the place is already shown. */
function dispatchResult({ dispatch }: Context, flow: Promise<NextAction>): void {
  void flow.then(dispatch);
}

/** The step with this slug, unless it is the empty template, which never opens (assumption 3.22). */
function openableStep({ state: { config } }: Context, slug: string): Step | undefined {
  const step = config && stepBySlug(config, slug);
  return step && step.order >= 0 ? step : undefined;
}

async function navigateToStep(context: Context, slug: string, signal: AbortSignal): Promise<NextAction> {
  const { state } = context;
  const { place: leftPlace } = state;
  const knownStep = openableStep(context, slug);
  if (knownStep) return openStep(context, knownStep, signal, leftPlace);
  // The step that is left could be sent a second time while the next one loads (11.1).
  context.form.close();
  state.place = { kind: 'opening' };
  const nextAction = await fetchStep(context, slug, signal, leftPlace);
  if (signal.aborted) return stay;
  const fetchedStep = openableStep(context, slug);
  if (!fetchedStep)
    // The code is for the step that could not be loaded, not for the one that was left (4.24).
    return nextAction.kind === 'go' && nextAction.to.kind === 'tokenValidation'
      ? go({ ...nextAction.to, backTo: { kind: 'step', slug } })
      : nextAction;
  // Only now the type, the status and the order of the step are known, which may make it the end.
  return isJourneyOver(state) ? go({ kind: 'finalPage' }) : openStep(context, fetchedStep, signal, leftPlace);
}

/** Shows a step of the configuration, and starts what its type and its status need. */
function openStep(context: Context, step: Step, signal: AbortSignal, leftPlace: Destination): NextAction {
  const { state } = context;
  const { slug } = step;
  const status = latestStatusOf(state, step);
  const { family, polling, polledIn } = stepTypeOf(step, status);
  const comesFromElsewhere = !isAtStep(leftPlace, slug);
  if (family === 'form') {
    const isNewForm = context.form.open(step);
    const session = context.form.current();
    showPlace(context, { kind: 'step', slug }, leftPlace);
    if (session)
      runConsequences(
        context,
        openingConsequencesOf(step, session, session.edited, session.unanswered).filter(
          consequence => isNewForm || isNeeded(context, consequence),
        ),
      );
    if (session && listsElsewhere(step, session.context).length > 0)
      awaitBeforeSending(
        context,
        Promise.race([loadStoredLists(context).then(context.dispatch), context.placeScope.left()]),
      );
    if (isNewForm && session) openRequiredTerms(context, session);
    if (state.config?.inactivity) void watchInactivity(context, signal);
    if (status === 'failed') dispatchResult(context, sayWhyFailed(context, step));
    if (isQuestionOpen(context, slug)) dispatchResult(context, repeatQuestion(context, slug));
    return createUnprovenNotice(context);
  }
  context.form.close();
  putAsideOtherCode(state, { slug });
  showPlace(context, { kind: 'step', slug }, leftPlace);
  if (family === 'simulation' && status === 'init') dispatchResult(context, requestOffer(context, step));
  if (family === 'token' && status === 'init' && comesFromElsewhere)
    dispatchResult(context, resumeStepCode(context, step, signal));
  if (polling && polledIn.includes(status))
    dispatchResult(context, waitAtStep(context, signal, step, polling));
  return stay;
}

/**
 * Whether the form still needs this consequence. A form that stayed open keeps the data it has; aborted requests are
 * sent again.
 */
const isNeeded = ({ state, form }: Context, consequence: Consequence): boolean =>
  consequence.kind === 'loadOptions'
    ? state.form.fields[consequence.fieldKey]?.options.status !== 'success'
    : consequence.kind === 'lookUpCep' ||
      consequence.kind === 'lookUpPlate' ||
      consequence.kind === 'lookUpPrice' ||
      form.current()?.unanswered.has(consequence.fieldKey) === true;

/** On the first step the terms open by themselves while a required box is unchecked (2.41). */
function openRequiredTerms({ state }: Context, { step, view, values }: FormSession): void {
  if (!state.config || firstStepOf(state.config)?.slug !== step.slug) return;
  const term = termToOpen(step, view, values);
  if (term) state.terms = { isOpen: true, fieldKey: term.key, isOffered: true };
}
