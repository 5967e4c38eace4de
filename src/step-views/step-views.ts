import type { FamilyName } from '#journey/steps/step-type.ts';
import { type LazyComponent, lazyComponent } from '#ui/lazy-component.tsx';
import { OffersSkeleton } from '#ui/offers-skeleton.tsx';
import { FormView } from './form/form-view.tsx';
import { StepSkeleton } from './step-skeleton.tsx';
import type { StepViewProps } from './step-view-props.ts';

/** A view, and a function that loads its code before the step is shown. */
type StepView = Pick<LazyComponent<StepViewProps>, 'Component' | 'preload'>;

const skeleton = { waiting: StepSkeleton };

const status = lazyComponent(
  async () => (await import('./step-status-screen.tsx')).StepStatusScreen,
  skeleton,
);
const token = lazyComponent(async () => (await import('./token-view.tsx')).TokenView, skeleton);
const link = lazyComponent(async () => (await import('./link-view.tsx')).LinkView, skeleton);
const code = lazyComponent(async () => (await import('./code-view.tsx')).CodeView, skeleton);
const benefit = lazyComponent(async () => (await import('./benefit-view.tsx')).BenefitView, skeleton);
const contracts = lazyComponent(async () => (await import('./contracts-view.tsx')).ContractsView, skeleton);
const consent = lazyComponent(async () => (await import('./consent-view.tsx')).ConsentView, skeleton);
const simulation = lazyComponent(
  async () => (await import('./simulation/simulation-view.tsx')).SimulationView,
  { waiting: OffersSkeleton },
);
const credit = lazyComponent(async () => (await import('./simulation/credit-view.tsx')).CreditView, skeleton);
const review = lazyComponent(async () => (await import('./review-view.tsx')).ReviewView, skeleton);

/** The view of each family of step types; a missing one does not compile. Only the form is in the first chunk. */
export const stepViews: Readonly<Record<FamilyName, StepView>> = {
  form: { Component: FormView, preload: async () => undefined },
  check: status,
  credit,
  identity: link,
  signature: link,
  contracts,
  approval: status,
  token,
  documentLink: link,
  kyc: link,
  benefit,
  payroll: status,
  payment: status,
  simulation,
  carEquity: status,
  consigned: code,
  consent,
  review,
  ending: status,
};
