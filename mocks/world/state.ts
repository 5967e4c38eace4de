import type { Check } from '#scenarios/check.ts';
import type {
  ExpiringAccess,
  StartingProposal,
  StartingWorld,
  StepStatus,
  TokenBehaviour,
} from '#scenarios/define-scenario.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import type { WireContract, WireDocument, WireProposal } from '#scenarios/wire.ts';
import { isRecord } from '../is-record.ts';
import { drawIdentifier } from './identifiers.ts';

/** Raise it whenever the shape of the state changes: a stored world of another version is discarded. */
const worldVersion = 7;

/** Values of one step, in the format of the wire. */
export type SavedValues = Record<string, unknown>;

/** A received file, without its content. */
export interface FileRecord {
  step: string;
  key: string;
  name: string;
  type: string;
  /** Bytes. */
  size: number;
  /** Hash of the bytes, to tell two files of one name apart. */
  hash: string;
  /** Milliseconds since 1970, UTC. */
  receivedAt: number;
}

/** An event in the timeline of a proposal. */
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
  /** Statuses that do not follow from the current step, by step slug. */
  statuses: Record<string, StepStatus>;
  /** Checks that replace the product's after a retry, by step slug. */
  checks: Record<string, Check>;
  completing: boolean;
  completionPolls: number;
  createdAt: number;
  updatedAt: number;
  files: FileRecord[];
  events: EventRecord[];
  /** Number of resent links, by step slug. */
  resent: Record<string, number>;
  /** The answers so far may be copied into a new proposal (7.17). */
  canFork?: true;
  /** Members given by a scenario, sent unchanged. */
  overrides: Partial<WireProposal>;
}

/** A code or link of one step, sent once or more. */
export interface CodeRecord {
  method: string;
  target: string;
  sentAt: number;
  status: 'waiting' | 'success' | 'failed';
  /** Polls since it was sent. */
  asked: number;
  wrong: number;
}

export interface ConsentRecord {
  accepted: boolean;
  terms: string[];
  at: number;
}

/** A finished write with its answer. Plain JSON, part of the world's state. */
export interface RepeatableAnswer {
  /** Identifies the body of the write: the same key with another body is refused. */
  bodyFingerprint: string;
  answer: { status: number; body: unknown };
  /** Milliseconds since 1970, UTC. */
  at: number;
}

/** The memory of the service. Plain JSON, so that it can be stored and restored. */
export interface WorldState {
  version: number;
  seed: number;
  /** Number of identifiers drawn so far. Part of the state, so that a restored world draws new ones. */
  drawn: number;
  productId: string;
  /** By hash: the id of the latest proposal with it, or null. */
  hashes: Record<string, string | null>;
  /** Hashes that a creation replaced, with their replacements. They open the proposal but accept no write. */
  renamed: Record<string, string>;
  proposals: Record<string, ProposalRecord>;
  access: 'open' | 'expired';
  /** The call at which an open access expires; null for none. `call` counts down with each call. */
  expiry: Required<ExpiringAccess> | null;
  accessToken: string | null;
  /**
   * True once the system was opened with an office token: proposals created from then on were started by a
   * typist.
   */
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
  /** Finished writes by operation, place and key (16.3). */
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

const recordMembers = [
  'hashes',
  'renamed',
  'proposals',
  'codes',
  'keptAnswers',
  'consents',
  'documents',
  'checks',
] as const satisfies readonly (keyof WorldState)[];

/** Whether a stored value is a state of this version, with which a world can continue. */
export const isWorldState = (value: unknown): value is WorldState =>
  isRecord(value) &&
  value.version === worldVersion &&
  recordMembers.every(name => isRecord(value[name])) &&
  Array.isArray(value.unreadable);

/** Milliseconds. */
const DAY = 86_400_000;

export function createState(product: Product, start: StartingWorld, seed: number, now: number): WorldState {
  const state: WorldState = {
    version: worldVersion,
    seed,
    drawn: 0,
    productId: product.id,
    hashes: { [product.hashId]: null },
    renamed: {},
    proposals: {},
    access: start.access === 'expired' ? 'expired' : 'open',
    expiry: typeof start.access === 'object' ? { call: 1, ...start.access } : null,
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
  if (start.proposal) addProposal(state, product.hashId, start.proposal, now);
  for (const { hash, daysAgo = 1, canFork = false, ...other } of start.others ?? []) {
    const proposal = addProposal(state, hash ?? drawIdentifier(state), other, now - daysAgo * DAY);
    if (canFork) proposal.canFork = true;
  }
  return state;
}

function mergeBySlug(
  firstAnswers: StartingProposal['answers'],
  otherAnswers: StartingProposal['answers'],
): Record<string, SavedValues> {
  const slugs = [...new Set([...Object.keys(firstAnswers), ...Object.keys(otherAnswers)])];
  // The cast only removes `readonly`, because this is a copy.
  return Object.fromEntries(
    slugs.map(slug => [
      slug,
      structuredClone({ ...firstAnswers[slug], ...otherAnswers[slug] }) as SavedValues,
    ]),
  );
}

function addProposal(state: WorldState, hash: string, start: StartingProposal, now: number): ProposalRecord {
  const {
    answers,
    otherAnswers = {},
    currentStep,
    reviewStep,
    stepStatus,
    situation,
    startedAs,
    completing,
    endorsed,
    id = drawIdentifier(state),
    ...givenMembers
  } = start;
  const proposal: ProposalRecord = {
    ...createEmptyProposal(id, hash, currentStep, now),
    reviewStep: reviewStep ?? null,
    statuses: { ...stepStatus },
    situation: situation ?? 'emAndamento',
    startedAs: startedAs ?? 'customer',
    completing: completing ?? false,
    answers: mergeBySlug(answers, otherAnswers),
    overrides: structuredClone(givenMembers),
  };
  state.proposals[id] = proposal;
  state.hashes[hash] = id;
  if (endorsed) endorse(proposal);
  return proposal;
}

/** Endorses the proposal: it has `averbacao` from now on (4.14). */
export function endorse(proposal: ProposalRecord): void {
  const averbacao = proposal.id.slice(-8).toUpperCase();
  proposal.overrides.customFields = { ...proposal.overrides.customFields, averbacao };
}

export const isEndorsed = ({ overrides }: ProposalRecord): boolean =>
  Object.hasOwn(overrides.customFields ?? {}, 'averbacao');

export const createEmptyProposal = (
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
  overrides: {},
});
