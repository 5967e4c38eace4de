import { firstStepOf, stepBySlug } from '#journey/current-step.ts';
import { pathOfDestination } from '#journey/destination.ts';
import { type Consequence, openingConsequences } from '#journey/form/consequences.ts';
import { openTermOf } from '#journey/form/open-term.ts';
import type { Destination, NextAction } from '#journey/model/next-action.ts';
import { stay } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import type { AppState, FormSession } from '#state/app-state.ts';
import type { Context } from './context.ts';
import { eraseDrafts } from './drafts.ts';
import { unlinkFinished } from './hash-id.ts';
import { unprovenNotice } from './reopen-unproven.ts';
import { runConsequences } from './run-consequences.ts';
import { runLazyFlow, runLazyWait } from './run-lazy-flow.ts';

/** Keeps the query, which names the proposal (and in a mock build the scenario). */
function show({ platform, state }: Context, destination: Destination): void {
  const { search } = platform.address.current();
  const path = `${pathOfDestination(destination)}${search}`;
  // Token validation is a detour: the next place replaces it in the history.
  const isFirst = state.place.kind === 'opening' || state.place.kind === 'tokenValidation';
  rememberReturnable(state, destination);
  state.errorPage = undefined;
  state.loading.redirected = false;
  state.place = destination;
  if (isFirst) platform.address.replace(path);
  else platform.address.push(path);
}

/**
 * Remembers a form that is left for another step, for 'Minhas Propostas' (assumption 2.33). Whether it may be opened is
 * checked later.
 */
function rememberReturnable({ place, config, deviceSettings }: AppState, destination: Destination): void {
  const left = place.kind === 'step' && config ? stepBySlug(config, place.slug) : undefined;
  if (!left || destination.kind !== 'step' || destination.slug === left.slug) return;
  if (stepTypeOf(left).family === 'form') deviceSettings.returnableStep = left.slug;
}

/** Navigates to a destination. The address follows the place, never the other way round. */
export async function navigateTo(context: Context, destination: Destination): Promise<NextAction> {
  const { state, placeScope } = context;
  const signal = placeScope.enter();
  context.ask.withdraw();
  unlinkFinished(context);
  state.waiting = undefined;
  state.terms.open = false;
  switch (destination.kind) {
    case 'step':
      return navigateToStep(context, destination.slug, signal);
    case 'completion':
      context.form.close();
      show(context, destination);
      void startWaiting(context, signal, wait => wait.waitForCompletion(context, signal));
      return stay;
    case 'finalPage':
      show(context, destination);
      context.form.close();
      await eraseDrafts(context);
      return stay;
    case 'tokenValidation':
      if (state.place.kind !== 'tokenValidation') state.confirmation.backTo = state.place;
      show(context, destination);
      void startTokenValidation(context, signal);
      return stay;
    default:
      show(context, destination);
      return stay;
  }
}

/** Polls in the background and dispatches the result. */
async function startWaiting(
  context: Context,
  signal: AbortSignal,
  wait: (part: typeof import('./wait.ts')) => Promise<NextAction>,
): Promise<void> {
  context.dispatch(await runLazyWait(context, signal, () => import('./wait.ts'), wait));
}

/** Opens token validation in the background. */
async function startTokenValidation(context: Context, signal: AbortSignal): Promise<void> {
  const load = () => import('./token-confirmation.ts');
  context.dispatch(
    await runLazyFlow(context, 'token', load, part => part.openTokenConfirmation(context, signal)),
  );
}

/** Watches for inactivity in the background (3.8). If the code cannot be loaded, the form works without it. */
async function startInactivityWatch(context: Context, signal: AbortSignal): Promise<void> {
  const part = await import('./watch-inactivity.ts').catch(() => undefined);
  if (part) context.dispatch(await part.watchInactivity(context, signal));
}

/** Opens a simulation in the background. */
async function startSimulation(context: Context, step: Step): Promise<void> {
  const load = () => import('./simulation.ts');
  context.dispatch(await runLazyFlow(context, 'options', load, part => part.openSimulation(context, step)));
}

async function navigateToStep(context: Context, slug: string, signal: AbortSignal): Promise<NextAction> {
  const { state } = context;
  const step = state.config && stepBySlug(state.config, slug);
  if (!step) {
    const load = () => import('./fetch-step.ts');
    return runLazyFlow(context, 'opening', load, async part => {
      const trouble = await part.fetchStep(context, slug, signal);
      if (signal.aborted) return stay;
      return trouble ?? navigateToStep(context, slug, signal);
    });
  }
  const status = state.stepStatus[slug] ?? step.status;
  const { family, polling, asksIn } = stepTypeOf(step, status);
  if (family === 'form') {
    const opened = context.form.open(step);
    const session = context.form.current();
    show(context, { kind: 'step', slug });
    if (session)
      runConsequences(
        context,
        openingConsequences(step, session, session.edited).filter(
          consequence => opened || isMissing(context, consequence),
        ),
      );
    if (opened && session) offerTerms(context, session);
    if (state.config?.inactivity) void startInactivityWatch(context, signal);
    return unprovenNotice(context);
  }
  context.form.close();
  show(context, { kind: 'step', slug });
  if (family === 'simulation' && status === 'init') void startSimulation(context, step);
  if (polling && asksIn.includes(status)) {
    void startWaiting(context, signal, wait => wait.waitAtStep(context, step, polling, signal));
  }
  return stay;
}

/**
 * Whether the form still needs this consequence. A form that stayed open keeps the data it has; aborted requests are
 * sent again.
 */
const isMissing = ({ state }: Context, consequence: Consequence): boolean =>
  consequence.kind === 'loadOptions'
    ? state.form.fields[consequence.fieldKey]?.options.status !== 'success'
    : consequence.kind === 'lookUpCep' ||
      consequence.kind === 'lookUpPlate' ||
      consequence.kind === 'lookUpPrice';

/** On the first step the terms open by themselves while a required box is unchecked (2.41). */
function offerTerms({ state }: Context, { step, view, values }: FormSession): void {
  if (!state.config || firstStepOf(state.config)?.slug !== step.slug) return;
  const term = openTermOf(step, view, values);
  if (term) state.terms = { open: true, fieldKey: term.key };
}
