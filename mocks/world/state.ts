import type {
  Check,
  StartingProposal,
  StartingWorld,
  StepStatus,
  TokenBehaviour,
} from '#scenarios/define-scenario.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import type { WireContract, WireDocument, WireProposal } from '#scenarios/wire.ts';
import { drawIdentifier } from './identifiers.ts';

/** Raised when the shape changes: a stored world of another shape is not gone on with. */
export const worldVersion = 5;

/** Values of one step, as they came over the wire. */
export type SavedValues = Record<string, unknown>;

/** A file that was received: what is known of it, never what is in it. */
export interface FileRecord {
  step: string;
  key: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Of the bytes: tells two files of one name apart. */
  hash: string;
  /** Milliseconds since 1970, UTC. */
  receivedAt: number;
}

/** Something that happened to a proposal, for its timeline. */
export interface EventRecord {
  situation: string;
  description: string;
  at: number;
}

export interface ProposalRecord {
  id: string;
  hash: string;
  currentStep: string;
  reviewStep: string | null;
  situation: string;
  startedAs: 'customer' | 'typist';
  answers: Record<string, SavedValues>;
  /** Polls already answered with "still waiting", by step slug. */
  polls: Record<string, number>;
  /** How steps stand that do not stand as the place of the proposal says, by step slug. */
  statuses: Record<string, StepStatus>;
  /** Checks that a retry has put in the place of those of the product, by step slug. */
  checks: Record<string, Check>;
  completing: boolean;
  completionPolls: number;
  createdAt: number;
  updatedAt: number;
  files: FileRecord[];
  events: EventRecord[];
  /** How often a link was sent again, by step slug. */
  resent: Record<string, number>;
  /** A new proposal may be made of what was filled so far (7.17). */
  canFork?: true;
  /** Members that a scenario gave, sent as they are. */
  given: Partial<WireProposal>;
}

/** A code or link of one step, sent once or more. */
export interface CodeRecord {
  method: string;
  target: string;
  sentAt: number;
  status: 'waiting' | 'success' | 'failed';
  /** Questions since it was sent. */
  asked: number;
  wrong: number;
}

export interface ConsentRecord {
  accepted: boolean;
  terms: string[];
  at: number;
}

/** A write that was carried out, and how it was answered. Plain JSON, part of the world's state. */
export interface RepeatableAnswer {
  /** What was written: the same key with another body is refused. */
  body: string;
  answer: { status: number; body: unknown };
  /** Milliseconds since 1970, UTC. */
  at: number;
}

/** What the service remembers. Plain JSON: it is stored as it stands and restored as it stands. */
export interface WorldState {
  version: number;
  seed: number;
  /** Identifiers drawn so far; part of the state so that a restored world goes on with the next one. */
  drawn: number;
  productId: string;
  /** Hash -> id of the latest proposal made with it, or null. */
  hashes: Record<string, string | null>;
  /** Hashes that a creation has replaced, with those that took their place: they open the proposal and take no write. */
  renamed: Record<string, string>;
  proposals: Record<string, ProposalRecord>;
  access: 'open' | 'expired';
  accessToken: string | null;
  /** True once somebody opened the system with an office token: what begins now was begun by a typist. */
  hasOfficeToken: boolean;
  /** By hash and step. */
  codes: Record<string, CodeRecord>;
  token: TokenBehaviour;
  codesSent: number;
  smsSent: number;
  redone: number;
  forks: number;
  uploads: number;
  savedSteps: number;
  /** Writes that were carried out, by operation, place and key (16.3). */
  keptAnswers: Record<string, RepeatableAnswer>;
  /** By hash. */
  consents: Record<string, ConsentRecord>;
  contracts: WireContract[] | null;
  documents: Record<string, NonNullable<WireDocument['situation']>>;
  unreadable: string[];
  overdueBill: boolean;
  checks: Record<string, Check>;
  completion: Check;
  validates: boolean;
}

const day = 86_400_000;

export function createState(product: Product, start: StartingWorld, seed: number, now: number): WorldState {
  const state: WorldState = {
    version: worldVersion,
    seed,
    drawn: 0,
    productId: product.id,
    hashes: { [product.hash]: null },
    renamed: {},
    proposals: {},
    access: start.access ?? 'open',
    accessToken: null,
    hasOfficeToken: false,
    codes: {},
    token: { ...start.token },
    codesSent: 0,
    smsSent: 0,
    redone: 0,
    forks: 0,
    uploads: 0,
    savedSteps: 0,
    keptAnswers: {},
    consents: {},
    contracts: start.contracts ? structuredClone([...start.contracts]) : null,
    documents: { ...start.documents },
    unreadable: [...(start.unreadable ?? [])],
    overdueBill: start.overdueBill ?? false,
    checks: { ...product.checks, ...start.checks },
    completion: start.completion ?? product.completion,
    validates: start.validates ?? false,
  };
  if (start.proposal) add(state, product.hash, start.proposal, now);
  for (const { hash, daysAgo = 1, canFork = false, ...other } of start.others ?? []) {
    const added = add(state, hash ?? drawIdentifier(state), other, now - daysAgo * day);
    if (canFork) added.canFork = true;
  }
  return state;
}

function add(state: WorldState, hash: string, start: StartingProposal, now: number): ProposalRecord {
  const {
    answers,
    currentStep,
    reviewStep,
    stepStatus,
    situation,
    startedAs,
    completing,
    endorsed,
    ...given
  } = start;
  const id = drawIdentifier(state);
  const proposal: ProposalRecord = {
    ...emptyProposal(id, hash, currentStep, now),
    reviewStep: reviewStep ?? null,
    statuses: { ...stepStatus },
    situation: situation ?? 'emAndamento',
    startedAs: startedAs ?? 'customer',
    completing: completing ?? false,
    answers: structuredClone(answers) as Record<string, SavedValues>, // only loses `readonly`: the copy is ours
    given: structuredClone(given),
  };
  state.proposals[id] = proposal;
  state.hashes[hash] = id;
  if (endorsed) endorse(proposal);
  return proposal;
}

/** The proposal is endorsed: averbacao is there from now on (4.14). */
export function endorse(proposal: ProposalRecord): void {
  const averbacao = proposal.id.slice(-8).toUpperCase();
  proposal.given.customFields = { ...proposal.given.customFields, averbacao };
}

export const isEndorsed = ({ given }: ProposalRecord): boolean =>
  Object.hasOwn(given.customFields ?? {}, 'averbacao');

export const emptyProposal = (
  id: string,
  hash: string,
  currentStep: string,
  now: number,
): ProposalRecord => ({
  id,
  hash,
  currentStep,
  reviewStep: null,
  situation: 'emAndamento',
  startedAs: 'customer',
  answers: {},
  polls: {},
  statuses: {},
  checks: {},
  completing: false,
  completionPolls: 0,
  createdAt: now,
  updatedAt: now,
  files: [],
  events: [{ situation: 'emAndamento', description: 'Proposta iniciada', at: now }],
  resent: {},
  given: {},
});
