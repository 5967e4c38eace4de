import type { ComponentType } from 'react';
import { PATHS } from '#journey/destination.ts';
import { FormSkeleton } from '#ui/form-skeleton.tsx';
import { lazyComponent } from '#ui/lazy-component.tsx';
import { StatusSkeleton } from '#ui/status-skeleton.tsx';
import { HomeScreen } from './home/home-screen.tsx';
import { LandingScreen } from './landing/landing-screen.tsx';

/** A route and its screen. All but the first screens of a visit are loaded on demand (2.18). */
export interface Route {
  path: string;
  Component: ComponentType;
  /** Loads the code of a lazy screen. Rejects with the error of the import. */
  preload?: () => Promise<void>;
  /** A page of samples, at which the journey does not open (2.21, assumption 2.21). */
  isPreview?: true;
}

/** Shown while the code of a screen loads (15.4). */
const skeleton = { waiting: FormSkeleton };
const statusSkeleton = { waiting: StatusSkeleton };

/** Every field kind and every step type in every state (2.8, 2.9): in builds with the mock service only. */
const previews: readonly Route[] = __MOCKS__
  ? [
      {
        path: PATHS.componentsPreview,
        isPreview: true,
        ...lazyComponent(
          async () => (await import('./previews/components-preview-screen.tsx')).ComponentsPreviewScreen,
          skeleton,
        ),
      },
      {
        path: PATHS.stepsPreview,
        isPreview: true,
        ...lazyComponent(
          async () => (await import('./previews/steps-preview-screen.tsx')).StepsPreviewScreen,
          skeleton,
        ),
      },
    ]
  : [];

/** Screens by path (2.1-2.14). The last path matches every step slug (2.15) and any other path. */
export const routes: readonly Route[] = [
  { path: PATHS.home, Component: HomeScreen },
  {
    path: PATHS.finalPage,
    ...lazyComponent(
      async () => (await import('./final-page/final-page-screen.tsx')).FinalPageScreen,
      statusSkeleton,
    ),
  },
  {
    path: PATHS.tokenValidation,
    ...lazyComponent(
      async () => (await import('./token-validation/token-validation-screen.tsx')).TokenValidationScreen,
      statusSkeleton,
    ),
  },
  {
    path: PATHS.proposalStatus,
    ...lazyComponent(
      async () => (await import('./proposal-status/proposal-status-screen.tsx')).ProposalStatusScreen,
      skeleton,
    ),
  },
  {
    path: PATHS.signature,
    ...lazyComponent(
      async () => (await import('./signature/signature-screen.tsx')).SignatureScreen,
      skeleton,
    ),
  },
  {
    path: PATHS.followUp,
    ...lazyComponent(async () => (await import('./follow-up/follow-up-screen.tsx')).FollowUpScreen, skeleton),
  },
  {
    path: PATHS.creditFinalPage,
    ...lazyComponent(
      async () => (await import('./credit-final-page/credit-final-page-screen.tsx')).CreditFinalPageScreen,
      statusSkeleton,
    ),
  },
  {
    path: PATHS.accessibility,
    ...lazyComponent(
      async () => (await import('./accessibility/accessibility-screen.tsx')).AccessibilityScreen,
      skeleton,
    ),
  },
  {
    path: PATHS.simplifiedTutorial,
    ...lazyComponent(
      async () => (await import('./tutorials/simplified-tutorial-screen.tsx')).SimplifiedTutorialScreen,
      skeleton,
    ),
  },
  {
    path: PATHS.stepsTutorial,
    ...lazyComponent(
      async () => (await import('./tutorials/steps-tutorial-screen.tsx')).StepsTutorialScreen,
      skeleton,
    ),
  },
  { path: PATHS.oldLanding, Component: LandingScreen },
  { path: PATHS.newLanding, Component: LandingScreen },
  ...previews,
  { path: '/*', Component: HomeScreen },
];
