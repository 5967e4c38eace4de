import type { Check } from './check.ts';
import type { PlayedProductId } from './products/index.ts';
import type { Verdict, WalkAction } from './walk.ts';
import type { AnswerOf, OperationId, WireContract, WireDocument, WireProposal, WireStep } from './wire.ts';

/** A duration in milliseconds. The seed decides a value of a range, so every run takes the same one. */
export type Latency = number | { min: number; max: number };

/** The encoding of an answer. Its header does not name Latin-1. */
export type AnswerEncoding = 'utf-8' | 'iso-8859-1';

/** A literal answer. The status decides which body compiles. */
export type Reply<Id extends OperationId> = AnswerOf<Id> & {
  kind: 'reply';
  headers?: Readonly<Record<string, string>>;
  /** Absent: UTF-8. */
  encoding?: AnswerEncoding;
  /** Says that `errors` names fields which the product does not have. Without it they count as misspelt. */
  otherFields?: true;
};

/** A fault between the visitor and the service. */
export type Fault<Id extends OperationId> =
  /**
   * No answer and no effect: the connection is refused or breaks before the service has read the request. It
   * applies to the whole call: the browser's resends break as well, until the browser gives up.
   */
  | { kind: 'networkError' }
  /**
   * One connection breaks before the head of the answer, and the request had no effect. The world answers the
   * browser's resend; browsers resend when the connection had been used before.
   */
  | { kind: 'resetBeforeCommit' }
  /**
   * The same after the effect: the browser's resend reaches a service that has already carried the call out.
   */
  | { kind: 'resetAfterCommit' }
  /** Never answers. Only the time limit or leaving ends the call. */
  | { kind: 'hang' }
  /** A slow answer. `answer` is the one that arrives (the world's when absent). */
  | { kind: 'latency'; ms: Latency; answer?: Reply<Id> | { kind: 'world' } }
  /** The effect happens. The answer arrives completely, but its JSON ends in the middle. */
  | { kind: 'truncatedJson' }
  /** The effect happens, the connection breaks while the answer is on its way. */
  | { kind: 'cutBody' }
  /** The effect happens. The answer is JSON, but its data is a list instead of an object, or the other way round. */
  | { kind: 'wrongShape' }
  /** The effect happens. Every member of the answer's data is null. */
  | { kind: 'nulls' }
  /** An HTML page instead of JSON, as proxies send it. No effect. */
  | { kind: 'html'; status?: number }
  /** An answer without a body. No effect. */
  | { kind: 'emptyBody'; status?: number }
  /** The effect happens, the answer never arrives. It applies to the whole call, as `networkError` does. */
  | { kind: 'lostAfterCommit' }
  /** The effect happens. The answer is a 500 without a message, because the service failed afterwards. */
  | { kind: 'failedAfterCommit' }
  /** The request reaches the service twice, as when a browser or proxy resends it; the second answer arrives. */
  | { kind: 'duplicated' }
  /** Deliberately breaks the contract. It is the only unchecked answer, so it needs a reason. */
  | {
      kind: 'offContract';
      reason: string;
      status: number;
      body: unknown;
      headers?: Readonly<Record<string, string>>;
    };

export type Answer<Id extends OperationId> =
  | Reply<Id>
  | Fault<Id>
  /** The answer of the mock service. */
  | { kind: 'world'; encoding?: AnswerEncoding };

/**
 * One answer for each call in turn. `afterLast`: whether the last one repeats, or the world of the mock service
 * answers.
 */
export interface Sequence<Id extends OperationId> {
  kind: 'sequence';
  answers: readonly [Answer<Id>, ...Answer<Id>[]];
  afterLast: 'repeat' | 'worldAnswers';
}

/** The world answers all other operations. */
export type Plan = { readonly [Id in OperationId]?: Answer<Id> | Sequence<Id> };

/** The status of a step (4.1). */
export type StepStatus = NonNullable<WireStep['state']>;

/** The behaviour of confirmation codes and links (2.23, 7.20). */
export interface TokenBehaviour {
  /** The sent link is clicked after this many polls; absent: only a typed code confirms. */
  clickedAfter?: number;
  /** 'failed': even a clicked link or the right code does not confirm. */
  ends?: 'success' | 'failed';
  /** Seconds until another code may be requested; sent with every code. */
  resendAfter?: number;
  /** True: an earlier request is refused with 429. */
  refusesEarly?: boolean;
  /** Validity of a code in seconds. */
  validFor?: number;
  /** Wrong attempts after which the code is invalid. */
  tries?: number;
}

/** Members of a proposal that the scenario gives and the service sends unchanged. */
type GivenMembers = Pick<
  WireProposal,
  | 'customFields'
  | 'data'
  | 'externalRedoStep'
  | 'changesHistory'
  | 'systemicValue'
  | 'corporationId'
  | 'isMultiProposalSelected'
  | 'shouldDisplayLoadingCyclic'
  | 'multiProposalData'
  | 'jwtToken'
>;

/** A proposal that exists before the visit. */
export interface StartingProposal extends Partial<GivenMembers> {
  /** Absent: it is drawn from the seed. Needed beside a plan with an answer that names the proposal. */
  id?: string;
  currentStep: string;
  reviewStep?: string;
  /** Statuses by step slug; any status of 4.1. Other steps follow from the current step. */
  stepStatus?: Readonly<Record<string, StepStatus>>;
  /** Values by step slug, as the service sends them. */
  answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  /**
   * The same for steps and fields that the product does not have: of an earlier version of it, or entered by
   * an employee of the lender.
   */
  otherAnswers?: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  situation?: string;
  startedAs?: 'customer' | 'typist';
  /** True: the service still completes the proposal, and the app polls finished-update. */
  completing?: boolean;
  /** True: `averbacao` is present, so an e-worker proposal cannot go back (4.14). */
  endorsed?: boolean;
}

/** Access that is open at first and expires during the visit. */
export interface ExpiringAccess {
  /** It expires when a call of this operation reaches the service: that call is the first one that it refuses. */
  expiresAt: OperationId;
  /** Which call of the operation, counted from 1; absent: the first. */
  call?: number;
}

/** A proposal under another hash. */
export interface OtherProposal extends StartingProposal {
  /** The hash of this proposal; absent: one is drawn from the seed. */
  hash?: string;
  /** The age of this proposal in days. */
  daysAgo?: number;
  /** True: the answers so far may be copied into a new proposal (7.17). */
  canFork?: boolean;
}

/** The state of the service at the start. Absent members have the values of the product. */
export interface StartingWorld {
  proposal?: StartingProposal;
  /** 'expired': every write is refused with 401 until a confirmation code is entered. */
  access?: 'open' | 'expired' | ExpiringAccess;
  /** By step slug. */
  checks?: Readonly<Record<string, Check>>;
  completion?: Check;
  /**
   * Proposals under other hashes. The pop-up before a creation (4.16) offers those whose answers have the CPF that the
   * visitor types.
   */
  others?: readonly OtherProposal[];
  /** Loan contracts that the visitor already has. */
  contracts?: readonly WireContract[];
  /** Situations by document name; other documents follow the journey. */
  documents?: Readonly<Record<string, NonNullable<WireDocument['situation']>>>;
  token?: TokenBehaviour;
  /**
   * Steps whose documents are unreadable the first time: the proposal goes to their read-error step (4.18).
   */
  unreadable?: readonly string[];
  /** True: the bill is overdue (4.19). */
  overdueBill?: boolean;
  /**
   * True: the service refuses wrong CPFs, and missing values of fields that are always on the screen, with 422.
   * Otherwise it stores whatever it gets. The scenarios of the products validate.
   */
  validates?: boolean;
}

export interface Scenario {
  /** kebab-case and stable, because links and bug reports contain it. */
  id: string;
  /** In Portuguese, one line. */
  title: string;
  /** In Portuguese: who, what happens, how it ends. */
  story: string;
  /** Numbers of the requirements that the verdict shows. */
  requirements: readonly string[];
  /** A product of scenarios/products, or one under a lender of lenders.ts: `credito-pessoal@facta`. */
  product: PlayedProductId;
  tags?: readonly string[];
  world: StartingWorld;
  plan: Plan;
  walk: readonly WalkAction[];
  verdict: Verdict;
}

/** Declares a scenario. Only answers of the contract compile. */
export const defineScenario = (scenario: Scenario): Scenario => scenario;
