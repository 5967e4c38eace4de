import { journeyStageOf } from './chosen-credit.ts';
import { currentStepSlugOf, firstStepOf } from './current-step.ts';
import { PATHS, sidePageAt } from './destination.ts';
import { destinationAfter } from './destination-after.ts';
import type { Configuration, SystemAnswer } from './model/configuration.ts';
import type { Failure } from './model/failure.ts';
import type { Destination } from './model/next-action.ts';
import { revisitOf } from './revisit.ts';
import type { JourneyRules } from './rules/rule.ts';

export interface OpeningContext {
  rules: JourneyRules;
  /** Whether the user agent is that of a phone (assumption 9.15). */
  isMobile: boolean;
  /** The decoded path of the link. It decides if the visitor may open it (2.15). */
  path?: string;
  /** See `JourneyPosition`. Absent for none. */
  openRedo?: string;
  /** Whether a previous page introduced the product: then no landing page comes before the form (assumption 4.21). */
  isRedirected?: boolean;
}

type Opening =
  | {
      ok: true;
      value: Destination;
      /** True if the link names an earlier step that only the endorsement of the proposal closes (4.14). */
      isEndorsed?: boolean;
    }
  | { ok: false; problem: Failure };

const createFailedOpening = (
  name: 'stepsNotFound' | 'currentStepNotFound' | 'proposalWithoutId',
  detail: string,
): Opening => ({
  ok: false,
  problem: { kind: 'journey', problem: name, detail },
});

/**
 * The first destination of a journey (2.19, 2.20, 4.21, 4.22, 5.34). Without a proposal it is the landing page or the
 * first step (`destinationWithoutProposal`), with a proposal that of `destinationAfter`. A side page or an earlier step
 * in the path of the link takes precedence if the visitor may open it.
 */
export function openingOf(system: SystemAnswer, context: OpeningContext): Opening {
  const { configuration, proposal } = system;
  const firstStep = firstStepOf(configuration);
  if (!firstStep)
    return createFailedOpening('stepsNotFound', `configuration ${configuration.code} has no steps`);

  const path = context.path ?? '';
  const isStep = configuration.steps.some(({ slug }) => path === `/${slug}`);
  if (path === PATHS.tokenValidation && !isStep) return { ok: true, value: { kind: 'tokenValidation' } };
  const stage = journeyStageOf(configuration, proposal, system.waitsForCompletion);
  const { landing } = context.rules;
  const sidePage = sidePageAt(path, { stage, steps: configuration.steps, landing });
  if (!proposal) {
    return {
      ok: true,
      value: sidePage ?? destinationWithoutProposal(configuration, firstStep.slug, context),
    };
  }

  if (proposal.id === '')
    return createFailedOpening('proposalWithoutId', 'the proposal of the system answer has no _id');
  const slug = currentStepSlugOf(proposal);
  if (slug === '' && !system.waitsForCompletion) {
    return createFailedOpening('currentStepNotFound', 'the proposal names no current step');
  }
  if (sidePage) return { ok: true, value: sidePage };
  const { openRedo = '', rules } = context;
  const { waitsForCompletion } = system;
  const requestedSlug = path.replace(/^\//, '');
  const journey = { config: configuration, proposal, waitsForCompletion, openRedo, rules };
  const revisit = revisitOf(journey, requestedSlug);
  return {
    ok: true,
    value:
      revisit === 'open'
        ? { kind: 'step', slug: requestedSlug }
        : destinationAfter(configuration, proposal, waitsForCompletion, openRedo),
    ...(revisit === 'endorsed' && { isEndorsed: true }),
  };
}

/**
 * The destination without a proposal (2.19, 2.20). A link to the first step opens it. Otherwise the landing page is
 * shown on phones, and on all devices if it is the new one.
 */
function destinationWithoutProposal(
  { display, directForm }: Configuration,
  slug: string,
  context: OpeningContext,
): Destination {
  const { isMobile, isRedirected = false, path, rules } = context;
  const step: Destination = { kind: 'step', slug };
  if (!display.hasLandingPage || path === `/${slug}`) return step;
  const showsLandingFirst = !directForm && !isRedirected && (isMobile || rules.landing === 'new');
  return showsLandingFirst ? { kind: 'landing', variant: rules.landing } : step;
}
