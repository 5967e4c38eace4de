import type { Check, StartingWorld, StepStatus } from '#scenarios/define-scenario.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import { drawId } from './identifiers.ts';

/** Values of one step, as they came over the wire. */
export type SavedValues = Record<string, unknown>;

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
}

export interface CodeRecord {
  method: string;
  target: string;
  /** True once the right code was entered. */
  confirmed: boolean;
}

/** What the service remembers. Plain JSON: it is stored as it stands and restored as it stands. */
export interface WorldState {
  seed: number;
  /** Identifiers drawn so far; part of the state so that a restored world goes on with the next one. */
  drawn: number;
  productId: string;
  /** Hash -> id of the latest proposal made with it, or null. */
  hashes: Record<string, string | null>;
  proposals: Record<string, ProposalRecord>;
  access: 'open' | 'expired';
  accessToken: string | null;
  codes: Record<string, CodeRecord>;
  codesSent: number;
  smsSent: number;
  redone: number;
  savedSteps: number;
  checks: Record<string, Check>;
  completion: Check;
  validates: boolean;
}

export function createState(product: Product, start: StartingWorld, seed: number, now: number): WorldState {
  const state: WorldState = {
    seed,
    drawn: 0,
    productId: product.id,
    hashes: { [product.hash]: null },
    proposals: {},
    access: start.access ?? 'open',
    accessToken: null,
    codes: {},
    codesSent: 0,
    smsSent: 0,
    redone: 0,
    savedSteps: 0,
    checks: { ...product.checks, ...start.checks },
    completion: start.completion ?? product.completion,
    validates: start.validates ?? false,
  };
  if (start.proposal) {
    const id = drawId(state);
    const { answers, ...given } = start.proposal;
    state.proposals[id] = {
      ...emptyProposal(id, product.hash, given.currentStep, now),
      reviewStep: given.reviewStep ?? null,
      statuses: { ...given.stepStatus },
      situation: given.situation ?? 'emAndamento',
      startedAs: given.startedAs ?? 'customer',
      completing: given.completing ?? false,
      answers: structuredClone(answers) as Record<string, SavedValues>, // only loses `readonly`: the copy is ours
    };
    state.hashes[product.hash] = id;
  }
  return state;
}

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
});
