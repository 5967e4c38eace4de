import { ref } from 'valtio/vanilla';
import type { Option } from '#journey/model/field.ts';
import type { FieldOptions } from '#journey/model/field-options.ts';
import type { LoanContract } from '#journey/model/loan-contract.ts';
import type { Destination, ErrorPage } from '#journey/model/next-action.ts';
import type { Proposal } from '#journey/model/proposal.ts';
import type { ProposalDetails } from '#journey/model/proposal-details.ts';
import type { Step, StepStatus, TokenMethod } from '#journey/model/step.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import type { Draft } from './draft.ts';
import { createEmptyForm, type FormState } from './form-state.ts';
import { createEmptySimulation, type SimulationState } from './simulation-state.ts';

/** Empty if the service has sent nothing. */
export interface StepDetails {
  link: string;
  benefitPhase: string;
  /** The service's message beside a status other than success. */
  message: string;
  /** When another message may be requested, by the steady clock; 0 for at once. */
  resendAt: number;
}

/** The members that belong to one proposal: they are reset when another one begins (8.24, 11.4). */
export interface ProposalState {
  proposal: Proposal | undefined;
  /** The service is still completing the proposal. */
  waitsForCompletion: boolean;
  /** Slug of the form that an external redo has opened and that is not sent yet (4.26); empty for none. */
  openRedo: string;
  /** Slug of the first step while the service lacks its files, which follow the creation (a-7.10); empty for none. */
  filesDueAt: string;
  place: Destination;
  errorPage: ErrorPage | undefined;
  /** Status of steps from the latest answers, by slug; overrides the configuration's. */
  stepStatus: Record<string, StepStatus>;
  /** Steps whose status the app assumes after a press, because no answer has named one since, by slug. */
  assumedSteps: Record<string, boolean>;
  /** Details of steps beside their status, by slug. */
  stepDetails: Record<string, StepDetails>;
  /** The button whose answer is awaited; empty for none. */
  busyAction: string;
  /** The contracts that the service lists: loans of the customer (7.14) or contracts to sign (2.11). */
  contracts: {
    status: FieldOptions['status'];
    list: readonly LoanContract[];
    /** The step of the proposal whose signatures they show, until its status changes. */
    slug?: string;
  };
  /** Lists of stored answers, for the review (3.31) and conditions (3.26), by `listNameOf`. A failed one is empty. */
  storedLists: Record<string, readonly Option[]>;
  /** The proposal for reading (7.13); `undefined` until it is loaded, or without a proposal. */
  proposalDetails: { status: FieldOptions['status']; proposal: ProposalDetails | undefined };
  loading: {
    /** A proposal is being resumed: known to the device before the service has answered (4.21, assumption 3.1). */
    isResuming: boolean;
  };
  /**
   * The current wait: its step (empty for completion), its start by the steady clock, whether a failure was already
   * shown, and whether the service has said that the step waits. `failure`: every poll since then has failed, the last
   * one with this text.
   */
  currentWait:
    | {
        slug: string;
        since: number;
        hasShownFailure: boolean;
        isConfirmed?: boolean;
        failure?: { since: number; text: string };
      }
    | undefined;
  /**
   * The waiting step that the visitor checks now (empty for completion): the next answer is reported even without a
   * change. `undefined` for none.
   */
  checkedStep: string | undefined;
  form: FormState;
  /** By step slug: an untracked map, which no component reads, so a key notifies only its field (14.2). */
  drafts: Record<string, Draft>;
  /** The ticked consents of a step, by slug, kept until the service has stored them (7.19). */
  agreed: Record<string, readonly string[]>;
  /** The loan that the visitor has marked at a step, by slug, kept until the service has it (11.3). */
  markedContracts: Record<string, string>;
  /**
   * How the visitor wants to receive a code, by the slug of its step or the path of the confirmation page, kept until
   * the code is requested (11.3).
   */
  pickedMethods: Record<string, string>;
  /** Filled share by step slug, 0 to 1, for the bar and the list of steps; initial values by 3.43. */
  filledShares: Record<string, number>;
  /** The steps by slug whose form the service has accepted in this visit. */
  acceptedSteps: Record<string, boolean>;
  token: {
    /** The step that the code confirms: a code of one step is none of another. Empty before a step needs a code. */
    slug: string;
    /** The other proposal that the code confirms, to which the service redirects (8.24); empty for the open one. */
    redirectHashId: string;
    /** `failed`: the link or code that was sent is no longer valid. */
    status: 'idle' | 'sending' | 'sent' | 'checking' | 'failed';
    method: string;
    target: string;
    /**
     * Whether the service has said that it waits for this code. Before that it may still say `init`; afterwards `init`
     * means that the code has expired.
     */
    hasWaited: boolean;
    /** Why no code was sent; empty for no failure. */
    requestError: string;
    /** Why the code that was typed last was not accepted; empty for no failure. */
    codeError: string;
    /** How many codes were refused: the field of the code gets the focus for each one (13.3). */
    refusals: number;
  };
  /** The token of a code that was confirmed for the proposal of another hash id, which has not answered yet (8.24). */
  redirectToken: { hashId: string; token: string } | undefined;
  /** The confirmation that a 401 requires (4.24). */
  confirmation: {
    /** The place to return to. */
    backTo: Destination | undefined;
    /** Ways to receive the code, from the service; empty until it answers. */
    methods: readonly TokenMethod[];
    /** Whether the app waits for the link of a message that was sent, also while the visitor chooses another way. */
    awaitsClick: boolean;
    /** The code that the visitor has left for the choice of another way; `undefined` before that. */
    sentCode: { method: string; target: string } | undefined;
    /** When another code may be requested, by the steady clock; 0 for at once. */
    resendAt: number;
  };
  /** The pauses before other codes that the visitor does not need at the moment, by subject (`codeKeyOf`). */
  otherCodes: Record<string, { resendAt: number }>;
  /** `isOffered`: the app opens them by itself, and the drawer is not shown yet (2.41). */
  terms: { isOpen: boolean; fieldKey: string; isOffered: boolean };
  simulation: SimulationState;
  /** The drawer that finds a CNPJ by the company's name (2.42). `missing`: the search was started without a name. */
  companyLookup: {
    isOpen: boolean;
    fieldKey: string;
    text: string;
    status: 'initial' | 'loading' | 'success' | 'error' | 'missing';
    companies: readonly Readonly<{ name: string; cnpj: string; uf: string }>[];
  };
  /**
   * Slugs of the steps at which a conflict has opened the journey again, by operation, until the operation succeeds
   * (8.25).
   */
  conflicts: Record<string, readonly string[]>;
}

/** The settings of one proposal among `deviceSettings`, which the kept session observes as one object. */
export interface ProposalSettings {
  returnableStep: string;
  /** The CPF that was sent last, for calls that need one where the proposal names none (assumption 3.46). */
  cpf: string;
}

/** The step or the other proposal that a code confirms. */
export interface TokenSubject {
  slug: string;
  redirectHashId?: string | undefined;
}

/** No code of this subject has been requested. */
export const createIdleToken = ({ slug, redirectHashId = '' }: TokenSubject): ProposalState['token'] => ({
  slug,
  redirectHashId,
  status: 'idle',
  method: '',
  target: '',
  hasWaited: false,
  requestError: '',
  codeError: '',
  refusals: 0,
});

/** A code of this subject was sent: by which method, and to which address or number. */
export const createSentToken = (
  subject: TokenSubject,
  way: Pick<ProposalState['token'], 'method' | 'target'>,
  hasWaited: boolean,
): ProposalState['token'] => ({ ...createIdleToken(subject), status: 'sent', ...way, hasWaited });

export const createInitialConfirmation = (): ProposalState['confirmation'] => ({
  backTo: undefined,
  methods: ref([]),
  awaitsClick: false,
  sentCode: undefined,
  resendAt: 0,
});

export const createProposalState = (): ProposalState => ({
  proposal: undefined,
  waitsForCompletion: false,
  openRedo: '',
  filesDueAt: '',
  place: { kind: 'opening' },
  errorPage: undefined,
  stepStatus: createSafeRecord(),
  assumedSteps: createSafeRecord(),
  stepDetails: createSafeRecord(),
  busyAction: '',
  contracts: { status: 'initial', list: ref([]) },
  storedLists: createSafeRecord(),
  proposalDetails: { status: 'initial', proposal: undefined },
  loading: { isResuming: false },
  currentWait: undefined,
  checkedStep: undefined,
  form: createEmptyForm(),
  drafts: ref(createSafeRecord<Draft>()),
  agreed: createSafeRecord(),
  markedContracts: createSafeRecord(),
  pickedMethods: createSafeRecord(),
  acceptedSteps: createSafeRecord(),
  filledShares: Object.assign(createSafeRecord<number>(), { review: 1, finished: 1 }),
  token: createIdleToken({ slug: '' }),
  redirectToken: undefined,
  confirmation: createInitialConfirmation(),
  otherCodes: createSafeRecord(),
  terms: { isOpen: false, fieldKey: '', isOffered: false },
  simulation: createEmptySimulation(),
  companyLookup: { isOpen: false, fieldKey: '', text: '', status: 'initial', companies: ref([]) },
  conflicts: createSafeRecord(),
});

export const createProposalSettings = (): ProposalSettings => ({ returnableStep: '', cpf: '' });

/** The status of a step by the latest answer about it. */
export const latestStatusOf = (
  { stepStatus }: { readonly stepStatus: Readonly<Record<string, StepStatus>> },
  { slug, status }: Pick<Step, 'slug' | 'status'>,
): StepStatus => stepStatus[slug] ?? status;

/** Ends the current wait, also a check that the visitor has requested: its answer is not reported any more (13.5). */
export function endWait(state: Pick<ProposalState, 'currentWait' | 'checkedStep'>): void {
  state.currentWait = undefined;
  state.checkedStep = undefined;
}
