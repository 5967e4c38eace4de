import { type ComponentType, lazy } from 'react';
import type { FamilyName } from '#journey/steps/step-type.ts';
import { FormView } from './form/form-view.tsx';
import type { StepViewProps } from './step-view-props.ts';

/** Fetched once the first step stands: nobody is waiting for anything before (14.1). */
const StatusView = lazy(async () => ({ default: (await import('./status-view.tsx')).StatusView }));
const TokenView = lazy(async () => ({ default: (await import('./token-view.tsx')).TokenView }));
const LinkView = lazy(async () => ({ default: (await import('./link-view.tsx')).LinkView }));
const CodeView = lazy(async () => ({ default: (await import('./code-view.tsx')).CodeView }));
const BenefitView = lazy(async () => ({ default: (await import('./benefit-view.tsx')).BenefitView }));
const ContractsView = lazy(async () => ({ default: (await import('./contracts-view.tsx')).ContractsView }));
const ConsentView = lazy(async () => ({ default: (await import('./consent-view.tsx')).ConsentView }));
const SimulationView = lazy(async () => ({
  default: (await import('./simulation/simulation-view.tsx')).SimulationView,
}));
const CreditView = lazy(async () => ({ default: (await import('./simulation/credit-view.tsx')).CreditView }));
const ReviewView = lazy(async () => ({ default: (await import('./review-view.tsx')).ReviewView }));

/** Which view draws which family of step types. A family without one does not compile. */
export const stepViews: Readonly<Record<FamilyName, ComponentType<StepViewProps>>> = {
  form: FormView,
  check: StatusView,
  credit: CreditView,
  identity: LinkView,
  signature: LinkView,
  contracts: ContractsView,
  approval: StatusView,
  token: TokenView,
  documentLink: LinkView,
  kyc: LinkView,
  benefit: BenefitView,
  payroll: StatusView,
  payment: StatusView,
  simulation: SimulationView,
  carEquity: StatusView,
  consigned: CodeView,
  consent: ConsentView,
  review: ReviewView,
  ending: StatusView,
};
