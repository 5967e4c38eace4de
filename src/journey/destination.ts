import { LANDING_PATHS } from './landing-paths.ts';
import type { Destination, SidePage } from './model/next-action.ts';
import type { JourneyRules } from './rules/rule.ts';

/** Paths of the product (2.1-2.14). */
export const PATHS = {
  ...LANDING_PATHS,
  creditFinalPage: '/credit-final-page',
  finalPage: '/final-page',
  accessibility: '/acessibilidade',
  simplifiedTutorial: '/simplified-tutorial',
  stepsTutorial: '/steps-tutorial',
  proposalStatus: '/proposal-status',
  componentsPreview: '/componentes',
  stepsPreview: '/passos',
  tokenValidation: '/token-validation',
  signature: '/sign-proposal',
  followUp: '/acompanhamento',
} as const;

const SIDE_PAGES: readonly SidePage[] = [
  'creditFinalPage',
  'accessibility',
  'simplifiedTutorial',
  'stepsTutorial',
  'proposalStatus',
  'signature',
  'followUp',
];

/** Side pages that show a proposal: without a proposal they would be empty (assumption 2.17). */
const PROPOSAL_PAGES: ReadonlySet<SidePage> = new Set(['proposalStatus', 'signature', 'followUp']);

/** How far the journey has come: it decides which side pages exist. */
export type JourneyStage = 'noProposal' | 'underWay' | 'granted';

interface SidePageContext {
  stage: JourneyStage;
  steps: readonly { slug: string }[];
  /** The variant of the landing page (2.20). */
  landing: JourneyRules['landing'];
}

/**
 * The page of a path that opens beside the steps (2.2-2.14). Pages that show a proposal need one, and the page of the
 * granted credit exists only if there is one; the tutorials and the landing page always open (assumption 2.17).
 * `undefined` if the path belongs to a step or to no existing page.
 */
export function sidePageAt(
  path: string,
  { stage, steps, landing }: SidePageContext,
): Destination | undefined {
  if (steps.some(({ slug }) => path === `/${slug}`)) return undefined;
  if (path === PATHS.oldLanding || path === PATHS.newLanding) return { kind: 'landing', variant: landing };
  const page = SIDE_PAGES.find(name => PATHS[name] === path);
  if (!page) return undefined;
  if (page === 'creditFinalPage' && stage !== 'granted') return undefined;
  if (PROPOSAL_PAGES.has(page) && stage === 'noProposal') return undefined;
  return { kind: 'sidePage', page };
}

/** The path of a place of the journey. A step's path is its slug (2.15). */
export function pathOfDestination(destination: Destination): string {
  switch (destination.kind) {
    case 'opening':
    case 'completion':
      return PATHS.home;
    case 'landing':
      return destination.variant === 'new' ? PATHS.newLanding : PATHS.oldLanding;
    case 'step':
      return `/${encodeURIComponent(destination.slug)}`;
    case 'tokenValidation':
      return PATHS.tokenValidation;
    case 'finalPage':
      return PATHS.finalPage;
    case 'sidePage':
      return PATHS[destination.page];
  }
}
