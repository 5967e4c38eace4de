import type { ComponentType } from 'react';
import type { FamilyName } from '#journey/steps/step-type.ts';
import { lazyComponent, preloadComponents } from '#ui/lazy-component.tsx';
import { ScreenSkeleton } from '#ui/screen-skeleton.tsx';
import { FormView } from './form/form-view.tsx';
import type { StepViewProps } from './step-view-props.ts';

const lateView = (load: () => Promise<ComponentType<StepViewProps>>) =>
  lazyComponent(load, { waiting: ScreenSkeleton });

/** Preloaded after the first step is shown. */
const late = {
  status: lateView(async () => (await import('./status-view.tsx')).StatusView),
  token: lateView(async () => (await import('./token-view.tsx')).TokenView),
  link: lateView(async () => (await import('./link-view.tsx')).LinkView),
  code: lateView(async () => (await import('./code-view.tsx')).CodeView),
  benefit: lateView(async () => (await import('./benefit-view.tsx')).BenefitView),
  contracts: lateView(async () => (await import('./contracts-view.tsx')).ContractsView),
  consent: lateView(async () => (await import('./consent-view.tsx')).ConsentView),
  simulation: lateView(async () => (await import('./simulation/simulation-view.tsx')).SimulationView),
  credit: lateView(async () => (await import('./simulation/credit-view.tsx')).CreditView),
  review: lateView(async () => (await import('./review-view.tsx')).ReviewView),
};

/** Preloads the step views. */
export const fetchStepViews = (): Promise<void> => preloadComponents(Object.values(late));

/** The view of each family of step types. The type makes it complete. */
export const stepViews: Readonly<Record<FamilyName, ComponentType<StepViewProps>>> = {
  form: FormView,
  check: late.status.Component,
  credit: late.credit.Component,
  identity: late.link.Component,
  signature: late.link.Component,
  contracts: late.contracts.Component,
  approval: late.status.Component,
  token: late.token.Component,
  documentLink: late.link.Component,
  kyc: late.link.Component,
  benefit: late.benefit.Component,
  payroll: late.status.Component,
  payment: late.status.Component,
  simulation: late.simulation.Component,
  carEquity: late.status.Component,
  consigned: late.code.Component,
  consent: late.consent.Component,
  review: late.review.Component,
  ending: late.status.Component,
};
