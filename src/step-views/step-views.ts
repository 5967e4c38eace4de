import type { FamilyName } from '#journey/steps/step-type.ts';
import { type LazyComponent, lazyComponent } from '#ui/lazy-component.tsx';
import { OffersSkeleton } from '#ui/offers-skeleton.tsx';
import { StatusSkeleton } from '#ui/status-skeleton.tsx';
import { FormView } from './form/form-view.tsx';
import type { StepViewProps } from './step-view-props.ts';

/** A view, and a function that loads its code before the step is shown. */
type StepView = Pick<LazyComponent<StepViewProps>, 'Component' | 'preload'>;

/** A screen with a text about what happens next, or with a text of the service, is too long for the optical centre. */
const isShort = ({ step, status }: StepViewProps): boolean =>
  status !== 'waiting' && !(status === 'init' && step.description !== '');

/** Shown while the code of a view loads (15.4). */
const skeleton = { waiting: (props: StepViewProps) => StatusSkeleton({ isShort: isShort(props) }) };
/** For screens that have something between the sentence and the button in every status. */
const tallSkeleton = { waiting: () => StatusSkeleton({}) };

const status = lazyComponent(
  async () => (await import('./step-status-screen.tsx')).StepStatusScreen,
  skeleton,
);
const token = lazyComponent(async () => (await import('./token-view.tsx')).TokenView, skeleton);
const link = lazyComponent(async () => (await import('./link-view.tsx')).LinkView, skeleton);
const code = lazyComponent(async () => (await import('./code-view.tsx')).CodeView, skeleton);
const benefit = lazyComponent(async () => (await import('./benefit-view.tsx')).BenefitView, tallSkeleton);
const contracts = lazyComponent(
  async () => (await import('./contracts-view.tsx')).ContractsView,
  tallSkeleton,
);
const consent = lazyComponent(async () => (await import('./consent-view.tsx')).ConsentView, tallSkeleton);
const simulation = lazyComponent(
  async () => (await import('./simulation/simulation-view.tsx')).SimulationView,
  { waiting: OffersSkeleton },
);
const credit = lazyComponent(
  async () => (await import('./simulation/credit-view.tsx')).CreditView,
  tallSkeleton,
);
const review = lazyComponent(async () => (await import('./review-view.tsx')).ReviewView, tallSkeleton);

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
