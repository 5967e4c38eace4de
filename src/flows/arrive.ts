import { retry } from 'es-toolkit';
import { firstStepOf, stepBySlug } from '#journey/current-step.ts';
import { pathOf } from '#journey/destination.ts';
import { openingConsequences } from '#journey/form/consequences.ts';
import { openTermOf } from '#journey/form/open-term.ts';
import type { Destination, Next } from '#journey/model/next.ts';
import { stay } from '#journey/model/next.ts';
import type { Step } from '#journey/model/step.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { whole } from '#state/app-state.ts';
import type { Context } from './context.ts';
import { eraseDrafts } from './drafts.ts';
import type { FormSession } from './form-session.ts';
import { reportFailure } from './report-failure.ts';
import { runConsequences } from './run-consequences.ts';
import { waitAtStep, waitForCompletion } from './wait.ts';

/** show-step is asked this often before it counts as failed (7.3, 9.11). */
const SHOW_STEP_TRIES = 5;

/** The query stays with the visitor: it names the proposal (and, in a mock build, the scenario). */
function show({ platform, state }: Context, destination: Destination): void {
  const { search } = platform.address.current();
  const path = `${pathOf(destination)}${search}`;
  const isFirst = state.place.kind === 'opening';
  state.errorPage = undefined;
  state.place = destination;
  if (isFirst) platform.address.replace(path);
  else platform.address.push(path);
}

/** Goes to a destination. The address follows the place, never the other way round. */
export async function arrive(context: Context, destination: Destination): Promise<Next> {
  const { state, presence } = context;
  const signal = presence.enter();
  state.waiting = undefined;
  switch (destination.kind) {
    case 'step':
      return arriveAtStep(context, destination.slug, signal);
    case 'completion':
      show(context, destination);
      void waitForCompletion(context, signal).then(context.follow);
      return stay;
    case 'finalPage':
      show(context, destination);
      context.form.close();
      await eraseDrafts(context);
      return stay;
    default:
      show(context, destination);
      return stay;
  }
}

async function arriveAtStep(context: Context, slug: string, signal: AbortSignal): Promise<Next> {
  const { state } = context;
  const step = (state.config && stepBySlug(state.config, slug)) ?? (await fetchStep(context, slug, signal));
  if (signal.aborted) return stay;
  if (!step) {
    const detail = `the service is at "${slug}", which is no step of this product`;
    return reportFailure(context, { kind: 'journey', problem: 'currentStepNotFound', detail }, 'opening');
  }
  const { family, polling } = stepTypeOf(step);
  if (family === 'form') {
    const opened = context.form.open(step);
    const session = context.form.current();
    show(context, { kind: 'step', slug });
    if (opened && session) {
      runConsequences(context, openingConsequences(step, session));
      offerTerms(context, session);
    }
    return stay;
  }
  context.form.close();
  show(context, { kind: 'step', slug });
  const status = state.stepStatus[slug] ?? step.status;
  if (polling && (status === 'init' || status === 'waiting')) {
    void waitAtStep(context, step, polling, signal).then(context.follow);
  }
  return stay;
}

/** On the first step the terms open by themselves while a required box is unchecked (2.41). */
function offerTerms({ state }: Context, { step, view, values }: FormSession): void {
  if (!state.config || firstStepOf(state.config)?.slug !== step.slug) return;
  const term = openTermOf(step, view, values);
  if (term) state.terms = { open: true, fieldKey: term.key };
}

/** A step that the configuration does not have: the service is asked for it, five times with growing pauses (4.28). */
async function fetchStep(context: Context, slug: string, signal: AbortSignal): Promise<Step | undefined> {
  const { api, state } = context;
  if (slug === '' || !state.config) return undefined;
  const found = await retry(
    async () => {
      const answer = await api.showStep(state.hashId, slug, signal);
      if (answer.ok) return answer.value;
      const passing = answer.problem.kind !== 'service' || answer.problem.status >= 500;
      if (!passing) return undefined;
      throw new Error('show-step failed');
    },
    {
      retries: SHOW_STEP_TRIES - 1,
      delay: attempt => 500 * 2 ** attempt,
      signal,
    },
  ).catch(() => undefined);
  if (!found || found.slug !== slug) return undefined;
  state.config = whole({ ...state.config, steps: [...state.config.steps, found] });
  return found;
}
