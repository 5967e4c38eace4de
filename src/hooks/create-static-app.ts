import type { Flows } from '#flows/create-flows.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { FieldOptions } from '#journey/model/field-options.ts';
import type { LoanContract } from '#journey/model/loan-contract.ts';
import type { Clock } from '#shared/clock.ts';
import { createAppState } from '#state/app-state.ts';
import { asRef, createInitialOptions, type FieldState, toUntrackedValue } from '#state/field-state.ts';
import { createFields } from '#state/form-state.ts';
import type { StepDetails } from '#state/proposal-state.ts';
import type { AppContextValue } from './app-context.ts';

/** The state that a step view shows besides its step. */
export interface StaticStep {
  slug: string;
  details: Partial<StepDetails>;
  contracts: readonly LoanContract[];
  returnableStep: string;
}

/** A clock that stands still, so that nothing counts down in a picture. */
const clock: Clock = { now: () => 0, steadyNow: () => 0, sleep: () => new Promise(() => undefined) };

/** The flows that a sample may replace. Of the file store, fields use only `add` and `find`. */
type StaticFlows = Partial<
  Omit<Flows, 'files' | 'camera'> & {
    files: Pick<Flows['files'], 'add' | 'find'>;
    camera: Flows['camera'] | undefined;
  }
>;

/** Creates flows that do nothing, except for the given members. */
const createStaticFlows = (overrides: StaticFlows = {}): Flows =>
  // The cast is safe: every member that is not given is a function without effect.
  new Proxy({ clock, ...overrides } as Flows, {
    get: (flows, name) => (name in flows ? Reflect.get(flows, name) : async () => undefined),
  });

/** An app with a fixed state at a step, for previews and stories of single views. */
export function createStaticApp({ slug, details, contracts, returnableStep }: StaticStep): AppContextValue {
  const state = createAppState();
  state.place = { kind: 'step', slug };
  state.stepDetails[slug] = { link: '', benefitPhase: '', message: '', resendAt: 0, ...details };
  state.contracts = { status: 'success', list: contracts };
  state.deviceSettings.returnableStep = returnableStep;
  const keepAgreed = (step: string, agreed: readonly string[]): void => {
    state.agreed[step] = agreed;
  };
  const markContract = (step: string, id: string): void => {
    state.markedContracts[step] = id;
  };
  const pickMethod = (step: string, method: string): void => {
    state.pickedMethods[step] = method;
  };
  return { state, flows: createStaticFlows({ keepAgreed, markContract, pickMethod }) };
}

/** The given state of a field; the rest is as in an empty form. */
interface StaticFieldState extends Partial<Omit<FieldState, 'value' | 'options'>> {
  value?: FieldValue;
  options?: FieldOptions;
}

const markUntracked = ({ value, options, ...own }: StaticFieldState): Partial<FieldState> => ({
  ...own,
  ...(value !== undefined && { value: toUntrackedValue(value) }),
  ...(options && { options: asRef(options) }),
});

const createStaticFieldState = (overrides: StaticFieldState): FieldState => ({
  value: null,
  isVisible: true,
  isRequired: false,
  isReadOnly: false,
  isWaiting: false,
  label: '',
  error: '',
  refusal: '',
  options: createInitialOptions(),
  ...markUntracked(overrides),
});

/** The fields of a form without a step and without a service. */
export interface StaticForm {
  app: (flows: StaticFlows) => AppContextValue;
  /** Changes a field, as flows do. */
  change: (key: string, changes: StaticFieldState) => void;
}

/** A form of these fields, for previews, stories and tests of single fields. */
export function createStaticForm(fields: Record<string, StaticFieldState>): StaticForm {
  const state = createAppState();
  state.form.fields = createFields(
    Object.fromEntries(
      Object.entries(fields).map(([key, fieldState]) => [key, createStaticFieldState(fieldState)]),
    ),
  );
  return {
    app: flows => ({ state, flows: createStaticFlows(flows) }),
    change: (key, changes) => void Object.assign(state.form.fields[key] ?? {}, markUntracked(changes)),
  };
}
