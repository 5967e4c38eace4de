import type { Scenario } from '#scenarios/define-scenario.ts';
import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import { productOf } from '#scenarios/products/index.ts';
import type { Effects } from '#scenarios/walk.ts';
import type { AnswerOf, OperationId } from '#scenarios/wire.ts';
import { answerOnce } from './answer-once.ts';
import type { Operation, Service, ServiceCall, WorldAnswer } from './call.ts';
import { refuseMalformed } from './field-errors.ts';
import { listOperations } from './lists/operations.ts';
import {
  pollC6ConsignadoPrivado,
  sendC6ConsignadoPrivadoToken,
  startCarEquityInsertion,
} from './operations/c6.ts';
import { externalLgpd } from './operations/external-lgpd.ts';
import { finishedUpdate } from './operations/finished-update.ts';
import { getSystem, newHash, showStep } from './operations/get-system.ts';
import { partialForkProposal } from './operations/partial-fork-proposal.ts';
import { getMultiProposal, listContracts, proposalDetails } from './operations/proposals.ts';
import { redoDocumentLinkStep } from './operations/redo-document-link-step.ts';
import { getTokenValidation, validateToken } from './operations/token-validation.ts';
import { createProposal, updateStep } from './operations/update-step.ts';
import { simulationOperations } from './simulations/operations.ts';
import { createState, type FileRecord, isWorldState, type WorldState } from './state.ts';
import { isFinal } from './steps.ts';
import { withStateBefore } from './with-state-before.ts';

/** Operations that the world can answer. A scenario has to plan the others. */
const operations: {
  readonly [Id in OperationId]?: (
    ...parameters: Parameters<Operation<Id>>
  ) => AnswerOf<Id> | Promise<AnswerOf<Id>>;
} = {
  getSystem,
  showStep,
  newHash,
  getMultiProposal,
  createProposal,
  updateStep,
  finishedUpdate,
  getTokenValidation,
  validateToken,
  listContracts,
  proposalDetails,
  redoDocumentLinkStep,
  partialForkProposal,
  externalLgpd,
  pollC6ConsignadoPrivado,
  sendC6ConsignadoPrivadoToken,
  startCarEquityInsertion,
  ...listOperations,
  ...simulationOperations,
};

export interface World {
  /** Returns undefined when the world does not know the operation. */
  answer(call: ServiceCall): WorldAnswer | Promise<WorldAnswer> | undefined;
  effects(): Effects;
  /** Whether the access has yet to expire at a call of the scenario. */
  awaitsExpiry(): boolean;
  /** The files of all proposals, each with the hash id of its proposal. */
  files(): (FileRecord & { hashId: string })[];
  /** A copy, as plain JSON. */
  snapshot(): WorldState;
}

export interface WorldOptions {
  scenario: Pick<Scenario, 'world'> & { product: string };
  /** The product to play instead of the one that the scenario names. */
  product?: Product;
  seed: number;
  /** The part of the dialect that needs a memory; the plain one when absent. */
  dialect?: Dialect;
  /** Milliseconds since 1970, UTC. */
  now(): number;
  /** A world to continue with instead of the scenario's beginning; one of another version is discarded. */
  snapshot?: WorldState | undefined;
}

/** The simulated service of a scenario. The same seed and calls give the same answers. */
export function createWorld({
  scenario,
  product = productOf(scenario.product),
  seed,
  dialect = plain,
  now,
  snapshot,
}: WorldOptions): World {
  const initialState = isWorldState(snapshot) ? snapshot : undefined;
  const state = initialState
    ? structuredClone(initialState)
    : createState(product, scenario.world, seed, now());
  const service: Service = { state, product, dialect, now };

  return {
    answer(call) {
      const malformedAnswer = refuseMalformed(call);
      if (malformedAnswer) return malformedAnswer;
      const operation = operations[call.operation];
      if (!operation) return undefined;
      expireAccessAt(call.operation, state);
      const carryOut = () =>
        dialect.writesShow === 'beforeWrite'
          ? withStateBefore(call, service, () => operation(call, service))
          : operation(call, service);
      return dialect.idempotencyKeys === 'honoured' ? answerOnce(call, service, carryOut) : carryOut();
    },
    effects() {
      const proposals = Object.values(state.proposals);
      return {
        proposals: proposals.length,
        savedSteps: state.savedSteps,
        finished: proposals.filter(proposal => isFinal(product, proposal.currentStep)).length,
        hashes: Object.keys(state.hashes).length,
        codesSent: state.codesSent,
        smsSent: state.smsSent,
        redone: state.redone,
        uploads: state.uploads,
        consents: Object.values(state.consents).filter(({ accepted }) => accepted).length,
        forks: state.forks,
      };
    },
    awaitsExpiry: () => state.expiry !== null,
    files: () =>
      Object.values(state.proposals).flatMap(({ files, hash: hashId }) =>
        files.map(file => ({ ...structuredClone(file), hashId })),
      ),
    snapshot: () => structuredClone(state),
  };
}

/** Counts the call, and ends an access that expires at it. */
function expireAccessAt(operation: OperationId, state: WorldState): void {
  if (state.expiry?.expiresAt !== operation) return;
  state.expiry.call -= 1;
  if (state.expiry.call > 0) return;
  state.access = 'expired';
  state.expiry = null;
}
