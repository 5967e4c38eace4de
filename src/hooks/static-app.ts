import type { Flows } from '#flows/flows.ts';
import type { LoanContract } from '#journey/model/loan-contract.ts';
import type { Clock } from '#shared/clock.ts';
import { createAppState, initialOptions, type StepDetails, watchedFields } from '#state/app-state.ts';
import type { FieldState } from '#state/watched-field.ts';
import type { App } from './app-context.ts';

/** The state that a step view shows besides its step. */
export interface StaticStep {
  slug: string;
  details: Partial<StepDetails>;
  contracts: readonly LoanContract[];
  returnableStep: string;
}

/** Time stands still, so nothing counts down in a picture. */
const clock: Clock = { now: () => 0, sleep: () => new Promise(() => undefined) };

/** A field adds and finds files; what else a store can do is for flows. */
type SampleFlows = Partial<
  Omit<Flows, 'files' | 'camera'> & {
    files: Pick<Flows['files'], 'add' | 'find'>;
    camera: Flows['camera'] | undefined;
  }
>;

/** Flows that do nothing, except for the given members. */
const staticFlows = (own: SampleFlows = {}): Flows =>
  // The cast is safe: every member that is not given is a function without effect.
  new Proxy({ clock, ...own } as Flows, {
    get: (flows, name) => (name in flows ? Reflect.get(flows, name) : async () => undefined),
  });

/** An app with a fixed state at a step, for previews and stories of single views. */
export function staticApp({ slug, details, contracts, returnableStep }: StaticStep): App {
  const state = createAppState();
  state.place = { kind: 'step', slug };
  state.stepDetails[slug] = { link: '', benefitPhase: '', message: '', resendAt: 0, ...details };
  state.contracts = { status: 'success', list: contracts };
  state.deviceSettings.returnableStep = returnableStep;
  return { state, flows: staticFlows() };
}

const emptyField = (): FieldState => ({
  value: null,
  visible: true,
  required: false,
  readOnly: false,
  label: '',
  error: '',
  options: initialOptions(),
});

/** The fields of a form without a step and without a service. */
export interface SampleForm {
  app: (flows: SampleFlows) => App;
  /** Changes a field, as flows do. */
  change: (key: string, changes: Partial<FieldState>) => void;
}

/** A form of these fields, for previews, stories and tests of single fields. */
export function createSampleForm(fields: Record<string, Partial<FieldState>>): SampleForm {
  const state = createAppState();
  const whole = Object.entries(fields).map(([key, own]) => [key, { ...emptyField(), ...own }] as const);
  state.form.fields = watchedFields(Object.fromEntries(whole));
  return {
    app: flows => ({ state, flows: staticFlows(flows) }),
    change: (key, changes) => void Object.assign(state.form.fields[key] ?? {}, changes),
  };
}
