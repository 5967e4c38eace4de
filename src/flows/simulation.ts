import { isAtStep } from '#journey/current-step.ts';
import { isConflict } from '#journey/errors/conflict.ts';
import { LOAD_FAILED } from '#journey/errors/load-failed.ts';
import { statusTextOf } from '#journey/errors/message.ts';
import type { Failure } from '#journey/model/failure.ts';
import { type NextAction, stay } from '#journey/model/next-action.ts';
import type { Step } from '#journey/model/step.ts';
import { choiceAmong, findOfferedChoice, type OfferChoice } from '#journey/simulation/choice.ts';
import { simulationOf } from '#journey/simulation/index.ts';
import { assignFieldErrors, inputErrorsOf, missingInputErrorOf } from '#journey/simulation/input-errors.ts';
import type { Offer } from '#journey/simulation/offer.ts';
import { hasInput, type Simulation } from '#journey/simulation/simulation-declaration.ts';
import { simulationFactsOf } from '#journey/simulation/simulation-facts.ts';
import {
  initialInputsOf,
  type SimulationInputs,
  type SimulationRequest,
  simulationRequestOf,
} from '#journey/simulation/simulation-request.ts';
import { asRef } from '#state/field-state.ts';
import { createEmptySimulation } from '#state/simulation-state.ts';
import { type CurrentSimulation, chosenOfferOf, currentSimulationOf } from './chosen-offer.ts';
import type { Context } from './context.ts';
import { saveDrafts } from './drafts.ts';
import { customerMessageOf, handleFailure } from './handle-failure.ts';
import { keepInputs, keepOption } from './keep-option.ts';
import { loadChoices } from './load-choices.ts';
import { repeatWhenOnline } from './repeat-when-online.ts';
import { replaceLookup } from './replace-lookup.ts';
import { submitStep } from './submit-step.ts';
import { timeUntilRetry } from './time-until-retry.ts';

/** Pause between a change and its request, so that a moving slider sends one request (5.24). Milliseconds. */
const REQUEST_PAUSE = 300;

/** The name of the request for an offer. */
const REQUEST = 'simulation';

/**
 * Opens the simulation of a step: requests an offer and the choices (7.28 to 7.37). A visitor who comes back finds the
 * previous inputs, as long as the price is the same.
 */
export async function openSimulation(context: Context, step: Step): Promise<NextAction> {
  const { state } = context;
  const declaration = simulationOf(step.type.slug);
  if (!declaration || !isAtStep(state.place, step.slug)) return stay;
  const facts = simulationFactsOf(declaration, state.proposal);
  const previous = state.simulation;
  const isSameSimulation = previous.slug === step.slug && previous.price === facts.price;
  if (!isSameSimulation) {
    state.simulation = {
      ...createEmptySimulation(),
      slug: step.slug,
      price: facts.price,
      inputs: initialInputsOf(declaration, facts),
    };
  }
  loadSimulationChoices(context, declaration);
  void requestOffers(context, replaceLookup(context, REQUEST));
  return stay;
}

const loadSimulationChoices = (context: Context, declaration: Simulation): void =>
  loadChoices(context, declaration, kind => void changeSimulation(context, { kind }));

async function changeSimulation(context: Context, changes: Partial<SimulationInputs>): Promise<NextAction> {
  return keepInputs(context.state, changes) ? handleChange(context, changes) : stay;
}

/**
 * Handles changed inputs that are in the state already, maybe with newer ones. An error appears at once; a valid value
 * is sent after a pause.
 */
export async function handleChange(
  context: Context,
  changes: Partial<SimulationInputs>,
): Promise<NextAction> {
  const { state, platform } = context;
  const current = currentSimulationOf(state);
  if (!current) return stay;
  const { simulation: slice } = state;
  if (changes.kind === 'parcela') slice.inputs.instalment ??= initialInstalmentOf(slice.offers, slice.chosen);
  const signal = replaceLookup(context, REQUEST);
  if (!validateInputs(context, current)) return stay;
  // The service wants a pause (Retry-After, 4.28); the button beside the message shows the time.
  if (timeUntilRetry(context, current.declaration.call) > 0) {
    endLoading(slice);
    return stay;
  }
  if (slice.status !== 'idle') slice.status = 'loading';
  try {
    await platform.clock.sleep(REQUEST_PAUSE, signal);
  } catch {
    return stay;
  }
  void saveDrafts(context);
  void requestOffers(context, signal);
  return stay;
}

/** The instalment that is proposed when the visitor switches to choosing by instalment. */
const initialInstalmentOf = (
  offers: readonly Offer[],
  selection: OfferChoice | undefined,
): number | undefined =>
  (findOfferedChoice(offers, selection)?.option ?? offers[0]?.options.at(-1))?.instalment;

/** Validates the inputs and shows their errors; the last offer stays, although it no longer matches them. */
function validateInputs({ state }: Context, { declaration, facts }: CurrentSimulation): boolean {
  const { simulation: slice } = state;
  slice.errors = inputErrorsOf(declaration, slice.inputs, facts, slice.limits);
  if (Object.keys(slice.errors).length === 0) return true;
  endLoading(slice);
  return false;
}

/** The running request is aborted and none follows: shows what was there before. */
function endLoading(slice: Context['state']['simulation']): void {
  if (slice.status !== 'loading') return;
  slice.status = slice.hasFailed ? 'failed' : slice.offers.length > 0 ? 'ready' : 'idle';
}

/**
 * Stores the option with which the visitor continues. For another number of withdrawals it sends a request, because the
 * amount depends on that number.
 */
export async function chooseOption(context: Context, selection: OfferChoice): Promise<NextAction> {
  const { state } = context;
  const current = keepOption(state, selection);
  if (!current) return stay;
  void saveDrafts(context);
  delete state.simulation.errors.months;
  return hasInput(current.declaration, 'withdrawals')
    ? changeSimulation(context, { months: selection.months })
    : stay;
}

/** Repeats the request after a failure, with the current inputs. */
export async function retrySimulation(context: Context): Promise<NextAction> {
  const current = currentSimulationOf(context.state);
  if (!current) return stay;
  loadSimulationChoices(context, current.declaration);
  if (validateInputs(context, current)) void requestOffers(context, replaceLookup(context, REQUEST));
  return stay;
}

/** Continues with the chosen option: sent like any other step, or by the operation for vehicle financing (7.30). */
export async function submitSimulation(context: Context): Promise<NextAction> {
  const { simulation: slice } = context.state;
  if (chosenOfferOf(context.state)) return submitStep(context);
  const inputNames = currentSimulationOf(context.state)?.declaration.inputs ?? [];
  const chosenInput = inputNames.includes('withdrawals') ? 'withdrawals' : 'months';
  if (inputNames.includes('contracts') && slice.inputs.contracts.length === 0)
    slice.errors = { ...slice.errors, contracts: missingInputErrorOf('contracts') };
  else if (slice.status === 'ready' && !findOfferedChoice(slice.offers, slice.chosen))
    slice.errors = { ...slice.errors, months: missingInputErrorOf(chosenInput) };
  if (Object.keys(slice.errors).length > 0) slice.errorFocusRequests += 1;
  return stay;
}

/** Requests an offer for the current inputs. The previous offer stays until the new one arrives. */
async function requestOffers(context: Context, signal: AbortSignal): Promise<void> {
  const { api, state } = context;
  const current = currentSimulationOf(state);
  if (!current) return;
  const { declaration, facts } = current;
  const { simulation: slice } = state;
  const request = simulationRequestOf(declaration, slice.inputs, facts);
  if (!request) {
    // Without a contract the visitor can still choose one; without a price there is never an offer.
    const canChooseContract = hasInput(declaration, 'contracts');
    applyOffers(context, current, []);
    if (canChooseContract) Object.assign(slice, { status: 'idle', message: '' });
    return;
  }
  slice.status = 'loading';
  const ids = { hashId: state.hashId, proposalId: state.proposal?.id ?? '' };
  // The service gets only a type that it offers; before it has named them, it decides.
  const isOffered = slice.kinds.some(({ value }) => value === request.kind);
  const answer = await api.simulate(ids, isOffered ? request : { ...request, kind: undefined }, signal);
  if (signal.aborted) return;
  if (answer.ok) {
    const months = unnamedWithdrawalsOf(declaration, slice, answer.value);
    if (months === undefined) return applyOffers(context, current, answer.value, request);
    slice.inputs.months = months;
    return requestOffers(context, signal);
  }

  repeatWhenOnline(context, REQUEST, () => retrySimulation(context));
  context.dispatch(handleFailure(context, answer.problem, 'lookup'));
  if (hasNoOffer(answer.problem)) return applyOffers(context, current, []);
  const isRejected = answer.problem.kind === 'service' && answer.problem.status === 422;
  if (isRejected && clearEarlierChoice(slice.inputs, current)) return requestOffers(context, signal);
  applyFailure(context, current, answer.problem);
}

/**
 * The number of withdrawals to ask for, if the service has offered several and does not say to which of them the amount
 * belongs (assumption 7.36): the largest one.
 */
function unnamedWithdrawalsOf(
  declaration: Simulation,
  { inputs, chosen }: Context['state']['simulation'],
  offers: readonly Offer[],
): number | undefined {
  if (!hasInput(declaration, 'withdrawals') || inputs.months !== undefined) return undefined;
  return choiceAmong(declaration, offers, chosen, undefined) ? undefined : offers[0]?.options.at(-1)?.months;
}

/** Whether the failure says that there is no offer, rather than that the request failed. */
const hasNoOffer = (problem: Failure): boolean =>
  problem.kind === 'service' && (problem.noOffer || (problem.status === 404 && !isConflict(problem)));

/** Shows why there is no new offer: errors beside their inputs, all else as the message of the simulation. */
function applyFailure(context: Context, { declaration }: CurrentSimulation, problem: Failure): void {
  const { simulation: slice } = context.state;
  const refusal = problem.kind === 'service' ? problem : undefined;
  const { errors, otherMessages } = assignFieldErrors(declaration, refusal?.fieldErrors ?? {});
  slice.errors = errors;
  const hasInputErrors = Object.keys(errors).length > 0;
  slice.isRefused = refusal?.status === 422 || hasInputErrors;
  const message =
    refusal && refusal.status < 500 ? customerMessageOf(context, refusal) || statusTextOf(refusal) : '';
  slice.status = hasInputErrors && slice.offers.length > 0 ? 'ready' : 'failed';
  slice.hasFailed = slice.status === 'failed';
  slice.message =
    hasInputErrors && otherMessages.length === 0 ? '' : otherMessages.join(' ') || message || LOAD_FAILED;
}

/**
 * Removes the amount and the term of an earlier simulation, so that a visitor who cannot change them gets what is
 * allowed now. Returns whether there were any.
 */
function clearEarlierChoice(inputs: SimulationInputs, { declaration }: CurrentSimulation): boolean {
  // Amount and term of an earlier simulation come together.
  const hasEarlier = inputs.amount !== undefined;
  if (declaration.mode === 'choose' || declaration.mode === 'revision' || !hasEarlier) return false;
  inputs.amount = undefined;
  inputs.months = undefined;
  return true;
}

function applyOffers(
  { state }: Context,
  { declaration, facts }: CurrentSimulation,
  offers: readonly Offer[],
  request?: SimulationRequest,
): void {
  const { simulation: slice } = state;
  const { inputs } = slice;
  const [firstOffer] = offers;
  slice.chosen = choiceAmong(declaration, offers, slice.chosen, inputs.months);
  slice.offers = asRef(offers);
  slice.counterOffer = undefined;
  slice.errors = {};
  slice.hasFailed = false;
  slice.isRefused = false;
  slice.status = firstOffer ? 'ready' : 'empty';
  slice.message = firstOffer ? '' : declaration.emptyText;
  if (!firstOffer) return;
  slice.limits = firstOffer.limits ?? slice.limits;
  if (hasInput(declaration, 'withdrawals')) {
    const { chosen } = slice;
    const isOther = chosen?.months === firstOffer.withdrawals.length && chosen.months !== request?.months;
    if (isOther && request?.months !== undefined) inputs.months = slice.counterOffer = chosen.months;
  }
  if (!hasInput(declaration, 'amount')) return;
  const { amount } = firstOffer;
  const isRequested = inputs.amount === request?.amount;
  // The visitor sees the amount that will be sent: the prices are those of the offered one.
  if (isRequested && inputs.amount !== undefined && inputs.amount !== amount) slice.counterOffer = amount;
  if (isRequested || inputs.amount === undefined || inputs.kind === 'parcela') inputs.amount = amount;
  // A service that contradicts its own limits.
  slice.errors = inputErrorsOf(declaration, inputs, facts, firstOffer.limits);
}
