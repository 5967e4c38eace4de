import type { ComponentType } from 'react';
import { PATHS } from '#journey/destination.ts';

/** A route: its path, and how its screen is loaded (2.18). */
export interface Route {
  path: string;
  load: () => Promise<ComponentType>;
  /** The journey does not open here: the page shows samples (2.21, assumption 2.21). */
  quiet?: true;
}

const home = async () => (await import('./home/home-screen.tsx')).HomeScreen;
const landing = async () => (await import('./landing/landing-screen.tsx')).LandingScreen;

/** Every field kind and every step type in every state (2.8, 2.9): in builds with the mock service only. */
const previews: readonly Route[] = __MOCKS__
  ? [
      {
        path: PATHS.componentsPreview,
        quiet: true,
        load: async () => (await import('./previews/components-preview-screen.tsx')).ComponentsPreviewScreen,
      },
      {
        path: PATHS.stepsPreview,
        quiet: true,
        load: async () => (await import('./previews/steps-preview-screen.tsx')).StepsPreviewScreen,
      },
    ]
  : [];

/** Screens by path (2.1-2.14). The last one takes every step slug (2.15) and any other path. */
export const routes: readonly Route[] = [
  { path: PATHS.home, load: home },
  {
    path: PATHS.finalPage,
    load: async () => (await import('./final-page/final-page-screen.tsx')).FinalPageScreen,
  },
  {
    path: PATHS.tokenValidation,
    load: async () => (await import('./token-validation/token-validation-screen.tsx')).TokenValidationScreen,
  },
  {
    path: PATHS.proposalStatus,
    load: async () => (await import('./proposal-status/proposal-status-screen.tsx')).ProposalStatusScreen,
  },
  {
    path: PATHS.signature,
    load: async () => (await import('./signature/signature-screen.tsx')).SignatureScreen,
  },
  {
    path: PATHS.followUp,
    load: async () => (await import('./follow-up/follow-up-screen.tsx')).FollowUpScreen,
  },
  {
    path: PATHS.creditFinalPage,
    load: async () =>
      (await import('./credit-final-page/credit-final-page-screen.tsx')).CreditFinalPageScreen,
  },
  {
    path: PATHS.simplifiedTutorial,
    load: async () => (await import('./tutorials/simplified-tutorial-screen.tsx')).SimplifiedTutorialScreen,
  },
  {
    path: PATHS.stepsTutorial,
    load: async () => (await import('./tutorials/steps-tutorial-screen.tsx')).StepsTutorialScreen,
  },
  { path: PATHS.oldLanding, load: landing },
  { path: PATHS.newLanding, load: landing },
  ...previews,
  { path: '/*', load: home },
];
