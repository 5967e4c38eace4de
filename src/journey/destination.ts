import type { Destination } from './model/next.ts';

/** Paths of the product (2.1-2.14). */
export const PATHS = {
  home: '/',
  creditFinalPage: '/credit-final-page',
  finalPage: '/final-page',
  simplifiedTutorial: '/simplified-tutorial',
  stepsTutorial: '/steps-tutorial',
  proposalStatus: '/proposal-status',
  componentsPreview: '/componentes',
  stepsPreview: '/passos',
  tokenValidation: '/token-validation',
  signature: '/sign-proposal',
  followUp: '/acompanhamento',
  oldLanding: '/inicio',
  newLanding: '/começar',
} as const;

/** The path of the address bar for a place of the journey. A step's path is its slug (2.15). */
export function pathOf(destination: Destination): string {
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
  }
}
