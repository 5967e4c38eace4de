import { proxy, ref } from 'valtio/vanilla';
import type { Configuration } from '#journey/model/configuration.ts';
import type { Field } from '#journey/model/field.ts';
import type { LaunchParams } from '#journey/model/launch-params.ts';
import type { LoanContract } from '#journey/model/loan-contract.ts';
import type {
  Destination,
  ErrorPage,
  MessageType,
  PictureName,
  RecoveryName,
} from '#journey/model/next-action.ts';
import type { Proposal, StepValues } from '#journey/model/proposal.ts';
import type { ProposalDetails } from '#journey/model/proposal-details.ts';
import type { StepStatus, TokenMethod } from '#journey/model/step.ts';
import { defaultRules, type JourneyRules } from '#journey/rules/rule.ts';
import type { PopupState } from './popup-state.ts';
import { emptySimulation, type SimulationState } from './simulation-state.ts';
import { type FieldState, type OptionsSlice, WatchedField } from './watched-field.ts';

export interface FormState {
  /** Step these fields belong to; empty before the first. */
  slug: string;
  fields: Record<string, WatchedField>;
  /** Share of required visible fields filled, 0 to 1 (4.36). */
  filled: number;
  submitting: boolean;
  /** While files are being sent: the one under way (from 1), how many there are, and the whole in percent. */
  uploading: { at: number; of: number; percent: number } | undefined;
  /** Message above the form: what the service refused without naming a field. */
  notice: string;
  /** Errors shown in the summary after a failed submit, in field order. Replaced as a whole: see `whole`. */
  summary: readonly { key: string; label: string; message: string }[];
  /** Raised by one whenever the summary shall take the focus. */
  summaryFocus: number;
  focusedKey: string;
}

/** Answers kept per step until the service has them (4.20, 11.3). */
export interface Draft {
  values: StepValues;
  /** Keys the visitor typed into: no lookup fills them in again (11.6). */
  edited: readonly string[];
  /** Names the fields the draft was typed into: another schema drops it. */
  schema: string;
}

/** Empty where the service has not said it. */
export interface StepDetails {
  link: string;
  benefitPhase: string;
  /** What the service said beside a status that is no success. */
  message: string;
  /** When another message may be asked for: milliseconds since 1970, 0 for at once. */
  resendAt: number;
}

export interface DialogState {
  open: boolean;
  /** Identifies the question: its resolver waits in flows/ask. */
  id: number;
  type: MessageType;
  picture: PictureName | undefined;
  title: string;
  text: string;
  okText: string;
  cancelText: string;
  technical: string;
  /** The answer that is being carried out; empty for none (4.39). */
  busy: '' | 'ok' | 'cancel';
  /** Cancelling does nothing: then a press outside may do it as well (2.59). */
  dismissable: boolean;
  /** The call that its button asks again; empty for none. The button waits for it (`retryAt`). */
  retries: string;
}

export interface ToastState {
  id: number;
  type: MessageType;
  title: string;
  text: string;
  /** Milliseconds it stays; absent: as its type says (9.5). */
  time?: number;
  /** Takes back what the message tells of. */
  undo?: { label: string; recovery: RecoveryName };
}

/** The whole memory of the app while it runs (3.1, 3.46-3.49). Written by flows, read by hooks. */
export interface AppState {
  /** The hash id of this tab (3.17). */
  hashId: string;
  launchParams: LaunchParams;
  /** The device's public IP; `undefined` until the services have answered or given up (2.17). */
  deviceIp: string | undefined;
  config: Configuration | undefined;
  rules: JourneyRules;
  proposal: Proposal | undefined;
  /** The service still completes the proposal. */
  waitsForCompletion: boolean;
  place: Destination;
  errorPage: ErrorPage | undefined;
  /** Status of steps as the last answers told it, by slug; beats the configuration's. */
  stepStatus: Record<string, StepStatus>;
  /** What the service told of a step beside its status, by slug. */
  stepDetails: Record<string, StepDetails>;
  /** The button of a step whose answer is awaited; empty for none. */
  busyAction: string;
  /** Loans that the customer already has (7.14). */
  contracts: { status: OptionsSlice['status']; list: readonly LoanContract[] };
  /** The proposal as it is read, not continued (7.13); `undefined` until the service has told, or without a proposal. */
  details: { status: OptionsSlice['status']; found: ProposalDetails | undefined };
  loading: { form: boolean; redirected: boolean; theme: boolean; camera: boolean };
  waiting: { slug: string; since: number; troubled: boolean } | undefined;
  form: FormState;
  drafts: Record<string, Draft>;
  /** What is ticked in the consents of a step, by slug: kept until the service has taken it (7.19). */
  agreed: Record<string, readonly string[]>;
  /** Progress by step slug; starts as 3.43 says. */
  percentage: Record<string, number>;
  /** What is shown; the visitor's own choice beats the configuration, which beats the device (1.6). */
  theme: 'light' | 'dark';
  themeChoice: 'light' | 'dark' | undefined;
  token: {
    /** `failed`: the link or code that was sent confirms nothing any more. */
    status: 'idle' | 'sending' | 'sent' | 'checking' | 'failed';
    method: string;
    target: string;
    error: string;
  };
  /** The confirmation that a 401 asks for (4.24). */
  confirmation: {
    /** Where the visitor was, to be brought back to. */
    backTo: Destination | undefined;
    /** Ways to receive the code, as the service told them; empty until then. */
    methods: readonly TokenMethod[];
    /** When another code may be asked for: milliseconds since 1970, 0 for at once. */
    resendAt: number;
  };
  terms: { open: boolean; fieldKey: string };
  simulation: SimulationState;
  /** The drawer that finds a CNPJ by the company's name (2.42). `missing`: somebody asked without a name. */
  companyLookup: {
    open: boolean;
    fieldKey: string;
    text: string;
    status: 'initial' | 'loading' | 'success' | 'error' | 'missing';
    found: readonly Readonly<{ name: string; cnpj: string; uf: string }>[];
  };
  deviceSettings: {
    returnableStep: string;
    cpf: string;
    /** Where the last code went (partly hidden) and by which way (a-3.46): offered first the next time. */
    token: { verificacao: string; tipoVerificacao: string };
  };
  dialog: DialogState;
  /** A question of a submit that is more than yes or no; `undefined` for none. */
  popup: PopupState | undefined;
  toasts: ToastState[];
  /** Whether partners may be told of the journey (12.7); `asked`: the question is in view. */
  consent: 'unasked' | 'asked' | 'given' | 'refused';
  online: boolean;
  /** When the service wants to be asked again (Retry-After), by operation: milliseconds since 1970. Absent: at once. */
  retryAt: Record<string, number>;
  headers: Record<string, string>;
}

/** A map from names the server chose: without a prototype, so that no name reaches one (12.4). */
export const emptyMap = <Value>(): Record<string, Value> => Object.create(null) as Record<string, Value>; // Object.create is untyped

/** Keeps a value as it is: not watched inside, compared by identity. For what is replaced and never edited. */
export const asRef = ref;

/**
 * The fields of a form. Each is watched by itself and the map is not: otherwise a key typed into one of a thousand fields
 * would cost a look at all of them (14.2).
 */
export function watchedFields(fields: Record<string, FieldState>): FormState['fields'] {
  const watched = emptyMap<WatchedField>();
  for (const [key, field] of Object.entries(fields)) watched[key] = new WatchedField(field);
  return ref(watched);
}

export const initialOptions = (): OptionsSlice => ({
  status: 'initial',
  options: ref([]),
  message: '',
  reference: '',
});

export const emptyForm = (): FormState => ({
  slug: '',
  fields: ref(emptyMap<WatchedField>()),
  filled: 0,
  submitting: false,
  uploading: undefined,
  notice: '',
  summary: ref([]),
  summaryFocus: 0,
  focusedKey: '',
});

const emptyEntry: LaunchParams = {
  hashId: '',
  hashFrom: 'nowhere',
  hashIsInvalid: false,
  accessToken: '',
  jwtToken: '',
  userOfficeToken: '',
  redoStep: '',
  campaign: '',
  path: '',
};

export const closedDialog = (): DialogState => ({
  open: false,
  id: 0,
  type: 'warning',
  picture: undefined,
  title: '',
  text: '',
  okText: 'Confirmar',
  cancelText: 'Cancelar',
  technical: '',
  busy: '',
  dismissable: true,
  retries: '',
});

const initialState = (): AppState => ({
  hashId: '',
  launchParams: emptyEntry,
  deviceIp: undefined,
  config: undefined,
  rules: defaultRules,
  proposal: undefined,
  waitsForCompletion: false,
  place: { kind: 'opening' },
  errorPage: undefined,
  stepStatus: emptyMap(),
  stepDetails: emptyMap(),
  busyAction: '',
  contracts: { status: 'initial', list: ref([]) },
  details: { status: 'initial', found: undefined },
  loading: { form: false, redirected: false, theme: false, camera: false },
  waiting: undefined,
  form: emptyForm(),
  drafts: emptyMap(),
  agreed: emptyMap(),
  theme: 'light',
  themeChoice: undefined,
  percentage: Object.assign(emptyMap<number>(), { review: 1, finished: 1 }),
  token: { status: 'idle', method: '', target: '', error: '' },
  confirmation: { backTo: undefined, methods: ref([]), resendAt: 0 },
  terms: { open: false, fieldKey: '' },
  simulation: emptySimulation(),
  companyLookup: { open: false, fieldKey: '', text: '', status: 'initial', found: ref([]) },
  deviceSettings: { returnableStep: '', cpf: '', token: { verificacao: '', tipoVerificacao: '' } },
  dialog: closedDialog(),
  popup: undefined,
  toasts: [],
  consent: 'unasked',
  online: true,
  retryAt: emptyMap(),
  headers: {},
});

export const createAppState = (): AppState => proxy<AppState>(initialState());

/**
 * Takes back everything that is known of a visitor. Progress and settings are emptied in place, because what keeps them on the
 * device watches them (3.2); what belongs to the device itself stays.
 */
export function resetAppState(state: AppState): void {
  const { percentage, deviceSettings, theme, themeChoice, online, deviceIp, ...fresh } = initialState();
  Object.assign(state, fresh);
  for (const slug of Object.keys(state.percentage)) delete state.percentage[slug];
  Object.assign(state.percentage, percentage);
  Object.assign(state.deviceSettings, deviceSettings);
}

/** The fields a draft was typed into: a change of keys or kinds makes the draft another's (11.3). */
export function schemaOf(fields: readonly Field[]): string {
  const cached = schemas.get(fields) ?? fields.map(field => `${field.key}:${field.component}`).join('|');
  schemas.set(fields, cached);
  return cached;
}

/** Remembered by list: a draft is kept at every key. */
const schemas = new WeakMap<readonly Field[], string>();
