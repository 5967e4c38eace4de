import type { Latency, Scenario } from '#scenarios/define-scenario.ts';
import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { createAnswerChoice } from './answer-choice.ts';
import { type AnsweringService, answerOperation, type RequestFacts } from './answer-operation.ts';
import { type MockClock, realClock } from './clock.ts';
import { createOperationIndex } from './contract/operation-index.ts';
import { operations } from './contract/validators.gen.js';
import { type Delivery, type LooseAnswer, reply, toResponse } from './delivery.ts';
import {
  createEngineSession,
  type EngineSession,
  type EngineSnapshot,
  reportOf,
  snapshotOf,
} from './engine-session.ts';
import type { JournalEntry, ServiceReport, Violation } from './journal.ts';
import { type ReadRequest, readRequest } from './read-request.ts';
import type { RequestArrival } from './resend-recogniser.ts';
import { createServiceConnection } from './service-connection.ts';
import { isWorldState } from './world/state.ts';

export const operationIndex = createOperationIndex(operations);

export interface EngineOptions {
  scenario: Scenario;
  /** The state to continue with. A state of another scenario or of another version of the world is ignored. */
  snapshot?: EngineSnapshot | undefined;
  clock?: MockClock;
  seed?: number;
  /** The product to play instead of the one that the scenario names. */
  product?: Product;
  /** The service's dialect; the plain one when absent. */
  dialect?: Dialect;
}

/** How the engine handles a request. */
export interface HandleOptions extends Pick<RequestFacts, 'answer'> {
  /**
   * Answers a request that breaks the contract with 400, as clients other than the app expect. Mistakes of the app
   * itself are only recorded, so that they never look like an error of the product.
   */
  answersMistakes?: boolean;
  /**
   * Set by hosts with real connections, where the browser itself sends again after a reset. Otherwise the
   * engine imitates the resend, and the caller gets the answer to the second request.
   */
  arrival?: RequestArrival;
}

export interface Engine {
  readonly scenario: Scenario;
  readonly dialect: Dialect;
  /** Whether an address belongs to our service or to an external service of the contract. */
  isServiceAddress(url: URL | string): boolean;
  /**
   * Answers a request. `Response.error()` means that the connection broke. A hanging call ends only by its
   * abort signal.
   */
  handle(request: Request, options?: HandleOptions): Promise<Response>;
  readonly journal: readonly JournalEntry[];
  readonly violations: readonly Violation[];
  report(): ServiceReport;
  snapshot(): EngineSnapshot;
  /** Starts the scenario again from its beginning. */
  reset(): void;
  /** While offline, no request reaches the service, and the answers to earlier requests are lost. */
  setOffline(offline: boolean): void;
  /** Delays every answer. Milliseconds. */
  setLatency(latency: Latency): void;
  /** Answers the next call of the operation this way, before plan and world. */
  breakNext(operation: OperationId, answer: LooseAnswer): void;
  /** Cancels one `breakNext`, if it has not happened yet. */
  cancelFault(operation: OperationId, answer: LooseAnswer): void;
  /** The visitor acts: a request like a broken one is a new call from now on, and no resend of the browser. */
  endResends(): void;
  /** Calls back after every change of the journal. @returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

const DEFAULT_SEED = 20261121;

export function createEngine({
  scenario,
  snapshot,
  clock = realClock,
  seed = DEFAULT_SEED,
  product,
  dialect = plain,
}: EngineOptions): Engine {
  const sessionOptions = { scenario, clock, seed, product, dialect };
  const choice = createAnswerChoice(scenario, dialect);
  const connection = createServiceConnection();
  const service: AnsweringService = {
    scenario,
    dialect,
    clock,
    choice,
    latency: 0,
  };
  const canContinue = snapshot?.scenario === scenario.id && isWorldState(snapshot.world);
  let currentSession = createEngineSession(sessionOptions, canContinue ? snapshot : undefined);
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };

  const answerRequest = async (session: EngineSession, parsedRequest: ReadRequest, facts: RequestFacts) => {
    const match = operationIndex.match(parsedRequest.method, parsedRequest.url, {
      includeHostFiles: facts.answer !== undefined,
    });
    const operation = match.kind === 'operation' ? match.operation.id : null;
    const repeatedCall = facts.brokenCall?.call ?? null;
    const entry = session.journal.add(clock.now(), operation, parsedRequest, repeatedCall);
    notifyListeners();
    let delivery: Delivery;
    if (match.kind === 'operation') {
      const { operation, pathParameters: path } = match;
      delivery = await answerOperation(service, {
        ...facts,
        session,
        operation,
        path,
        parsedRequest,
        entry,
      });
    } else {
      const { reason, methods } = match.kind === 'undeclared' ? match : noService;
      session.journal.recordViolations(entry, 'route', [reason]);
      delivery = refuseAddress(reason, methods);
    }
    if (delivery.kind === 'answer') {
      entry.status = delivery.status;
      entry.body = delivery.body;
    }
    if (delivery.kind !== 'hang') entry.took = clock.now() - entry.at;
    notifyListeners();
    return { delivery, call: repeatedCall ?? entry.number };
  };

  const respond: Engine['handle'] = async (request, { arrival, ...options } = {}) => {
    // A resolver of a test may read the body itself.
    const parsedRequest = await readRequest(options.answer ? request.clone() : request);
    // A reset while the call waits begins another session, which the call must not change.
    const session = currentSession;
    const brokenCall = arrival && session.resends.callRepeatedBy(arrival, clock.now());
    const facts = { ...options, request, brokenCall };
    const { delivery, call } = await answerRequest(session, parsedRequest, facts);
    if (delivery.kind === 'broken') {
      const newBreak = { call, breaksResends: delivery.breaksResends };
      if (arrival) session.resends.recordBreak(arrival, newBreak, clock.now());
      else if (!delivery.breaksResends) {
        const secondDelivery = await answerRequest(session, parsedRequest, {
          ...facts,
          brokenCall: newBreak,
        });
        return toResponse(secondDelivery.delivery, request);
      }
    }
    return toResponse(delivery, request);
  };

  return {
    scenario,
    dialect,
    isServiceAddress: url => operationIndex.isServiceAddress(new URL(url)),
    handle: (request, options) => connection.send(() => respond(request, options)),
    get journal() {
      return currentSession.journal.entries;
    },
    get violations() {
      return currentSession.journal.violations;
    },
    report: () => reportOf(currentSession, scenario, dialect),
    snapshot: () => snapshotOf(currentSession, scenario),
    reset() {
      currentSession = createEngineSession(sessionOptions, undefined);
      choice.cancelAllFaults();
      notifyListeners();
    },
    setOffline: connection.setOffline,
    setLatency(latency) {
      service.latency = latency;
    },
    endResends: () => currentSession.resends.end(),
    breakNext: choice.breakNext,
    cancelFault: choice.cancelFault,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}

const noService = { reason: 'This address belongs to no service.', methods: [] };

/** The answer to a request that is no call of an operation. `methods`: those that its address does allow. */
const refuseAddress = (message: string, methods: readonly string[]): Delivery =>
  methods.length > 0
    ? reply(405, { code: 405, message }, { allow: methods.join(', ') }, false)
    : reply(404, { code: 404, message }, {}, false);
