import type { Action, Verdict } from './walk.ts';
import type {
  AnswerOf,
  OperationId,
  WireContract,
  WireDocument,
  WireOutcome,
  WireProposal,
  WireStep,
} from './wire.ts';

/** A duration in milliseconds; a range is drawn from the seed, so the same run draws the same. */
export type Latency = number | { min: number; max: number };

/** An answer given word by word. The status decides which body compiles. */
export type Reply<Id extends OperationId> = AnswerOf<Id> & {
  kind: 'reply';
  headers?: Readonly<Record<string, string>>;
};

/** What goes wrong between the visitor and the service. */
export type Fault<Id extends OperationId> =
  /**
   * No answer and no effect: the connection is refused or breaks before the service has read the request. It sticks to
   * the call: what the browser sends again by itself breaks as well, until the browser gives up.
   */
  | { kind: 'networkError' }
  /**
   * One connection breaks before the answer's head, and the request had no effect. What the browser sends again is
   * answered by the world: browsers do so by themselves when the connection had been used before.
   */
  | { kind: 'resetBeforeCommit' }
  /** The same after the effect: what the browser sends again reaches a service that has done it already. */
  | { kind: 'resetAfterCommit' }
  /** Never answers: only the time limit or leaving ends it. */
  | { kind: 'hang' }
  /** A slow answer; `answer` is what comes in the end (the world's when absent). */
  | { kind: 'latency'; ms: Latency; answer?: Reply<Id> | { kind: 'world' } }
  /** The effect happens, the answer arrives whole but ends in the middle of its JSON. */
  | { kind: 'truncatedJson' }
  /** The effect happens, the connection breaks while the answer is on its way. */
  | { kind: 'cutBody' }
  /** An HTML page where JSON should be, as proxies send it. No effect. */
  | { kind: 'html'; status?: number }
  /** An answer without a body. No effect. */
  | { kind: 'emptyBody'; status?: number }
  /** The effect happens, the answer never arrives. It sticks to the call, as `networkError` does. */
  | { kind: 'lostAfterCommit' }
  /** The request reaches the service twice, as when a browser or proxy resends it; the second answer arrives. */
  | { kind: 'duplicated' }
  /** Deliberately not what the contract says: the only answer that is not checked, so it gives its reason. */
  | {
      kind: 'offContract';
      reason: string;
      status: number;
      body: unknown;
      headers?: Readonly<Record<string, string>>;
    };

export type Answer<Id extends OperationId> = Reply<Id> | Fault<Id> | { kind: 'world' };

/** One answer for each call in turn; `afterwards` says what happens when they are used up. */
export interface Sequence<Id extends OperationId> {
  kind: 'sequence';
  answers: readonly [Answer<Id>, ...Answer<Id>[]];
  afterwards: 'repeatLast' | 'world';
}

/** Operations not named are answered by the world. */
export type Plan = { readonly [Id in OperationId]?: Answer<Id> | Sequence<Id> };

/** How a step stands (4.1). */
export type StepStatus = NonNullable<WireStep['state']>;

/** How a wait ends: `polls` answers say "still waiting", the next one brings the outcome. A huge number never ends. */
export interface Check {
  polls: number;
  /**
   * 'success' goes on to the next step; any other stays until the visitor does something about it. 'failed' is refused and may
   * be asked again, 'remake' leads back to change something, 'review' asks to see `reviewStep` again, 'finished' is over.
   * 'noOffer' ends the journey on its calm page.
   */
  ends: 'success' | 'failed' | 'remake' | 'review' | 'finished' | 'noOffer';
  message?: string;
  /** How the step stands when the proposal gets there ('waiting' when absent). 'init' needs the visitor to begin. */
  begins?: 'init' | 'waiting';
  /** True: success stays on the screen until the visitor goes on. */
  holds?: boolean;
  /** What a retry brings; absent: the same wait, ending in success. */
  afterRetry?: Check;
  /** Step to which 'newSimulation' leads back; absent: the nearest earlier simulation. */
  remakesAt?: string;
  /** Earlier step that 'review' asks the visitor to see again; saving it begins the wait again. */
  reviewStep?: string;
  /** What a benefit consultation says while it runs, spread over the polls, and once it is over (4.37). */
  phases?: readonly BenefitPhase[];
  endPhase?: BenefitPhase;
}

export type BenefitPhase = NonNullable<WireOutcome['benefitPhase']>;

/** How confirmation codes and links behave (2.23, 7.20). */
export interface TokenBehaviour {
  /** The link that was sent is clicked after this many questions; absent: only a typed code confirms. */
  clickedAfter?: number;
  /** 'failed': a clicked link or a right code does not confirm. */
  ends?: 'success' | 'failed';
  /** Seconds until another code may be asked for; told with every code. */
  resendAfter?: number;
  /** True: asking earlier is refused with 429. */
  refusesEarly?: boolean;
  /** Seconds for which a code is good. */
  validFor?: number;
  /** Wrong codes after which the code is no longer good. */
  tries?: number;
}

/** Members of a proposal that the service sends as a scenario gives them. */
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

/** A proposal that exists before the visitor comes. */
export interface StartingProposal extends Partial<GivenMembers> {
  currentStep: string;
  reviewStep?: string;
  /** How steps stand, by slug; any step of 4.1 in any status. What is not named stands as the journey so far says. */
  stepStatus?: Readonly<Record<string, StepStatus>>;
  /** Values by step slug, as the service sends them. */
  answers: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
  situation?: string;
  startedAs?: 'customer' | 'typist';
  /** Waiting on completion: the app asks finished-update. */
  completing?: boolean;
  /** True: averbacao is there already, so an e-worker proposal cannot go back (4.14). */
  endorsed?: boolean;
}

/** A proposal under another hash. */
export interface OtherProposal extends StartingProposal {
  /** Hash of its own; absent: one is drawn. */
  hash?: string;
  /** How many days ago it was begun. */
  daysAgo?: number;
  /** True: a new proposal may be made of what was filled so far (7.17). */
  canFork?: boolean;
}

/** What the service already remembers. Everything absent is as the product says. */
export interface StartingWorld {
  proposal?: StartingProposal;
  /** 'expired': every write is refused with 401 until a confirmation code was entered. */
  access?: 'open' | 'expired';
  /** By step slug. */
  checks?: Readonly<Record<string, Check>>;
  completion?: Check;
  /** Proposals that exist under other hashes, of this CPF or another. */
  others?: readonly OtherProposal[];
  /** Loan contracts that the visitor already has. */
  contracts?: readonly WireContract[];
  /** Situation of documents by name; what is not named follows the journey. */
  documents?: Readonly<Record<string, NonNullable<WireDocument['situation']>>>;
  token?: TokenBehaviour;
  /** Steps whose documents cannot be read the first time: the proposal goes to their read-error step (4.18). */
  unreadable?: readonly string[];
  /** True: the bill is overdue (4.19). */
  overdueBill?: boolean;
  /** True: the service checks required values and CPFs itself and refuses with 422. */
  validates?: boolean;
}

export interface Scenario {
  /** kebab-case and stable: it is what stands in links and in bug reports. */
  id: string;
  /** Portuguese, a line. */
  title: string;
  /** Portuguese: who, what happens, how it ends. */
  story: string;
  /** Numbers of the requirements that the verdict shows. */
  requirements: readonly string[];
  /** Id of a product of scenarios/products. */
  product: string;
  tags?: readonly string[];
  world: StartingWorld;
  plan: Plan;
  walk: readonly Action[];
  verdict: Verdict;
}

/** Declares a scenario. The types refuse an answer that the contract does not know. */
export const defineScenario = (scenario: Scenario): Scenario => scenario;
