import { chosenCreditOf } from './chosen-credit.ts';
import { currentStepSlugOf, stepBySlug } from './current-step.ts';
import { isFinal } from './destination-after.ts';
import type { Configuration } from './model/configuration.ts';
import type { Destination } from './model/next-action.ts';
import type { Proposal } from './model/proposal.ts';
import type { Step, StepStatus } from './model/step.ts';
import { countedStepsOf } from './progress.ts';
import { stepTypeOf } from './steps/index.ts';

/**
 * The subject of the panel on a desktop: reasons to trust before a simulation, the offer during a simulation, the
 * chosen credit in the forms after it, the next steps beside a status, the finished ones at the end.
 */
export type PanelSubject = 'reasons' | 'offer' | 'chosen' | 'steps';

interface PanelFacts {
  place: Destination;
  current: { step: Step; status: StepStatus } | undefined;
  proposal: Proposal | undefined;
  /** Nothing remains to fill in or to wait for. */
  isOver: boolean;
}

export function panelSubjectOf(
  configuration: Configuration,
  { place, current, proposal, isOver }: PanelFacts,
): PanelSubject {
  if (place.kind === 'completion' || place.kind === 'finalPage') return 'steps';
  if (isOver && place.kind === 'sidePage') return 'steps';
  if (!current) return 'reasons';
  const { family, visitorEntersValues } = stepTypeOf(current.step, current.status);
  if (family === 'simulation') return 'offer';
  if (!visitorEntersValues) return 'steps';
  return proposal && chosenCreditOf(configuration, proposal) ? 'chosen' : 'reasons';
}

/** A step in the list of the panel. */
export interface ListedStep {
  slug: string;
  name: string;
  state: 'done' | 'now' | 'next';
}

/** The number of listed steps while there is a current one. */
const MAX_LISTED_AROUND = 4;
/** The maximum number of listed steps that are finished. */
const MAX_LISTED_DONE = 7;

/**
 * The current step and those after it, near the end also finished ones; without a current step, at the end of the
 * journey, the finished ones. After an external redo these are the steps before that of the proposal (4.26).
 */
export function listSteps(
  configuration: Configuration,
  current: string | undefined,
  proposal?: Proposal,
): ListedStep[] {
  const countedSteps = countedStepsOf(configuration);
  const currentIndex = countedSteps.findIndex(({ slug }) => slug === current);
  if (currentIndex >= 0) return listStepsFrom(countedSteps, currentIndex, currentIndex, MAX_LISTED_AROUND);
  const reached = proposal && stepBySlug(configuration, currentStepSlugOf(proposal));
  const isDone = ({ order }: Step): boolean =>
    !reached || isFinal(configuration, reached) || order < reached.order;
  return countedSteps
    .filter(isDone)
    .slice(-MAX_LISTED_DONE)
    .map(({ slug, name }) => ({ slug, name, state: 'done' }));
}

/** The current step with one finished step before it, or with more where fewer follow; none if it does not count. */
export function listStepsAround(configuration: Configuration, current: string, count: number): ListedStep[] {
  const countedSteps = countedStepsOf(configuration);
  const currentIndex = countedSteps.findIndex(({ slug }) => slug === current);
  return currentIndex < 0 ? [] : listStepsFrom(countedSteps, currentIndex - 1, currentIndex, count);
}

/** The steps from a position; from an earlier one where fewer than `count` follow. */
function listStepsFrom(
  countedSteps: readonly Step[],
  firstIndex: number,
  currentIndex: number,
  count: number,
): ListedStep[] {
  const start = Math.max(0, Math.min(firstIndex, countedSteps.length - count));
  return countedSteps.slice(start, start + count).map(({ slug, name }, offset) => {
    const index = start + offset;
    return { slug, name, state: index < currentIndex ? 'done' : index === currentIndex ? 'now' : 'next' };
  });
}

/** The numbers of steps before and after the listed ones. */
export interface HiddenSteps {
  before: number;
  after: number;
}

/** The steps that a list leaves out. A list of finished steps leaves out none that is not finished. */
export function hiddenStepsOf(configuration: Configuration, listedSteps: readonly ListedStep[]): HiddenSteps {
  const countedSteps = countedStepsOf(configuration);
  const before = Math.max(
    0,
    countedSteps.findIndex(({ slug }) => slug === listedSteps[0]?.slug),
  );
  const isFinished = listedSteps.every(({ state }) => state === 'done');
  return { before, after: isFinished ? 0 : countedSteps.length - before - listedSteps.length };
}
