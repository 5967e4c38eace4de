import { currentStepSlugOf, stepBySlug } from '#journey/current-step.ts';
import { clampCents } from '#journey/fields/money-bounds.ts';
import type { OfferChoice } from '#journey/simulation/choice.ts';
import type { Limits } from '#journey/simulation/offer.ts';
import { entryLimitsOf } from '#journey/simulation/simulation-facts.ts';
import type { SimulationInputs } from '#journey/simulation/simulation-request.ts';
import { stepTypeOf } from '#journey/steps/index.ts';
import { isRecord } from '#shared/record.ts';
import { createSafeRecord, ownValueOf } from '#shared/safety/safe-record.ts';
import type { AppState } from '#state/app-state.ts';
import { latestStatusOf } from '#state/proposal-state.ts';
import { createEmptySimulation } from '#state/simulation-state.ts';

/**
 * Choices outside a form that are not sent yet: those of a simulation, the ticks of a consent, the marked loan, and how
 * to receive a code.
 */
interface UnsentChoices {
  simulation?: { slug: string; price?: number; inputs: SimulationInputs; chosen?: OfferChoice };
  agreed?: Readonly<Record<string, readonly string[]>>;
  markedContracts?: Readonly<Record<string, string>>;
  pickedMethods?: Readonly<Record<string, string>>;
}

const nearestWithin = (cents: number | undefined, limits: Limits | undefined): number | undefined =>
  cents === undefined || !limits
    ? cents
    : clampCents(cents, { minValue: limits.min, maxValue: limits.max }, []);

/**
 * The inputs with the amounts that they have when the visitor leaves them (5.24). While somebody types R$ 1.000,00,
 * the first digit is one cent, and the next visit asks the service for an offer before it knows the limits.
 */
const correctedInputs = ({ inputs, limits, price }: AppState['simulation']): SimulationInputs => ({
  ...inputs,
  amount: nearestWithin(inputs.amount, limits),
  entry: nearestWithin(inputs.entry, price === undefined ? undefined : entryLimitsOf(price)),
  contracts: [...inputs.contracts],
});

/** The choices as they are written to the device (11.3); empty if there are none. */
export function unsentChoicesOf({
  simulation,
  agreed,
  markedContracts,
  pickedMethods,
}: AppState): UnsentChoices {
  const { slug, price, chosen, isEdited } = simulation;
  const ticked = Object.entries(agreed).filter(([, keys]) => keys.length > 0);
  return {
    ...(isEdited && {
      simulation: {
        slug,
        ...(price === undefined ? {} : { price }),
        inputs: correctedInputs(simulation),
        ...(chosen && { chosen: { ...chosen } }),
      },
    }),
    ...(ticked.length > 0 && {
      agreed: Object.fromEntries(ticked.map(([step, keys]) => [step, [...keys]])),
    }),
    ...(Object.keys(markedContracts).length > 0 && { markedContracts: { ...markedContracts } }),
    ...(Object.keys(pickedMethods).length > 0 && { pickedMethods: { ...pickedMethods } }),
  };
}

export const hasUnsentChoices = (state: AppState): boolean => Object.keys(unsentChoicesOf(state)).length > 0;

/**
 * Puts stored choices into the state, where `openSimulation` and the consent find them. Choices in memory are newer and
 * stay. Returns whether an open simulation has to ask the service again.
 * @param accepted steps whose choices the service has.
 */
export function restoreUnsentChoices(
  state: AppState,
  entry: unknown,
  accepted: ReadonlySet<string> = new Set(),
): boolean {
  const choices = ownValueOf(isRecord(entry) ? entry : {}, 'choices');
  if (!isRecord(choices)) return false;
  const unsentIn = (bySlug: unknown): [slug: string, choice: unknown][] =>
    isRecord(bySlug) ? Object.entries(bySlug).filter(([slug]) => !accepted.has(slug)) : [];
  for (const [slug, keys] of unsentIn(choices.agreed)) state.agreed[slug] ??= storedTextsOf(keys);
  for (const name of ['markedContracts', 'pickedMethods'] as const)
    for (const [slug, id] of unsentIn(choices[name])) if (typeof id === 'string') state[name][slug] ??= id;
  const { simulation } = choices;
  if (!isRecord(simulation) || typeof simulation.slug !== 'string' || state.simulation.isEdited) return false;
  if (accepted.has(simulation.slug)) return false;
  const isOpen = state.simulation.slug === simulation.slug;
  // The simulation on the screen stays, if it is another one (11.6).
  if (!isOpen && state.place.kind === 'step' && state.place.slug === state.simulation.slug) return false;
  state.simulation = {
    ...createEmptySimulation(),
    slug: simulation.slug,
    price: storedNumberOf(simulation.price),
    inputs: inputsOf(simulation.inputs),
    chosen: chosenFrom(simulation.chosen),
    isEdited: true,
  };
  return isOpen;
}

/** Forgets the choices of a step, which the service has now; without `slug` those of all steps. */
export function forgetUnsentChoices(state: AppState, slug?: string): void {
  if (slug === undefined || state.simulation.slug === slug) state.simulation.isEdited = false;
  if (slug === undefined) {
    state.agreed = createSafeRecord();
    state.markedContracts = createSafeRecord();
    state.pickedMethods = createSafeRecord();
    return;
  }
  delete state.agreed[slug];
  delete state.markedContracts[slug];
  delete state.pickedMethods[slug];
}

/**
 * Forgets the choices that the service already has, although its answer was lost or came after a reload (11.4): those
 * of steps before the current one, and those of the current step if its screen no longer shows them. Returns whether
 * there were any.
 */
export function forgetArrivedChoices(state: AppState): boolean {
  const { agreed, config, markedContracts, pickedMethods, proposal, simulation } = state;
  const current = config && proposal && stepBySlug(config, currentStepSlugOf(proposal));
  if (!current) return false;
  const status = latestStatusOf(state, current);
  const isLeft = (slug: string): boolean =>
    (stepBySlug(config, slug)?.order ?? current.order) < current.order;
  const isSent = (slug: string): boolean =>
    slug === current.slug && !stepTypeOf(current, status).fullStatuses.includes(status);
  const slugs = [
    ...[...Object.keys(agreed), ...Object.keys(markedContracts)].filter(slug => isLeft(slug) || isSent(slug)),
    // A request of the code forgets the choice itself.
    ...Object.keys(pickedMethods).filter(isLeft),
    ...(simulation.isEdited && isLeft(simulation.slug) ? [simulation.slug] : []),
  ];
  for (const slug of slugs) forgetUnsentChoices(state, slug);
  return slugs.length > 0;
}

const storedNumberOf = (value: unknown): number | undefined =>
  typeof value === 'number' && Number.isFinite(value) ? value : undefined;

const storedTextsOf = (value: unknown): string[] =>
  Array.isArray(value) ? value.filter((item): item is string => typeof item === 'string') : [];

function inputsOf(value: unknown): SimulationInputs {
  const stored = isRecord(value) ? value : {};
  const empty = createEmptySimulation().inputs;
  return {
    amount: storedNumberOf(stored.amount),
    instalment: storedNumberOf(stored.instalment),
    kind: typeof stored.kind === 'string' ? stored.kind : empty.kind,
    entry: storedNumberOf(stored.entry),
    insured: stored.insured === true,
    months: storedNumberOf(stored.months),
    contracts: storedTextsOf(stored.contracts),
  };
}

function chosenFrom(value: unknown): OfferChoice | undefined {
  if (!isRecord(value) || typeof value.lender !== 'string') return undefined;
  const months = storedNumberOf(value.months);
  const monthlyRate = storedNumberOf(value.monthlyRate);
  if (months === undefined) return undefined;
  return { lender: value.lender, months, ...(monthlyRate !== undefined && { monthlyRate }) };
}
