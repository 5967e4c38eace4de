import type { Latency, Scenario } from '#scenarios/define-scenario.ts';
import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import { plain } from '#scenarios/dialects/plain.ts';
import type { Product } from '#scenarios/products/define-product.ts';
import type { OperationId } from '#scenarios/wire.ts';
import { type MockClock, realClock } from './clock.ts';
import { checkAnswer, checkAnswerHeaders, checkRequest, refusalsOf } from './contract/check.ts';
import type { OperationContract } from './contract/operation-contract.ts';
import { createOperationIndex } from './contract/operation-index.ts';
import { operations } from './contract/validators.gen.js';
import { type Delivery, deliver, type LooseAnswer, reply, toResponse } from './delivery.ts';
import { applyDialect, disturbanceOf } from './dialect/apply-dialect.ts';
import { type JournalEntry, type ServiceReport, type Violation, withoutLongBodies } from './journal.ts';
import { plannedAnswer } from './planned-answer.ts';
import { type ReadRequest, readRequest } from './read-request.ts';
import { type BrokenCall, createResendRecogniser, type RequestArrival } from './resend-recogniser.ts';
import { createServiceJournal } from './service-journal.ts';
import { drawShare } from './world/identifiers.ts';
import type { WorldState } from './world/state.ts';
import { createWorld } from './world/world.ts';

export const operationIndex = createOperationIndex(operations);

/** The state of an engine, to continue after a reload. Plain JSON. */
export interface EngineSnapshot {
  scenario: string;
  world: WorldState;
  calls: Partial<Record<OperationId, number>>;
  draws: { seed: number; drawn: number };
  journal: JournalEntry[];
  violations: Violation[];
}

export interface EngineOptions {
  scenario: Scenario;
  /** The state to continue with. A state of another scenario is ignored. */
  snapshot?: EngineSnapshot | undefined;
  clock?: MockClock;
  seed?: number;
  /** The product to play instead of the one that the scenario names. */
  product?: Product;
  /** The service's dialect; the plain one when absent. */
  dialect?: Dialect;
}

/** How the engine handles a request. */
export interface HandleOptions {
  /**
   * Answers a request that breaks the contract with 400, as clients other than the app expect. Mistakes of the app itself
   * are only recorded, so that they never look like an error of the product.
   */
  answersMistakes?: boolean;
  /**
   * Set by hosts with real connections, where the browser itself sends again after a reset. Otherwise the
   * engine imitates the resend, and the caller gets the answer to the second request.
   */
  arrival?: RequestArrival;
  /** Replaces the answer of workbench, plan and world: a test overrides an operation. */
  answer?: (call: ReceivedCall) => LooseAnswer | Promise<LooseAnswer>;
}

/** A parsed call of an operation. */
export interface ReceivedCall {
  path: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string>>;
  /** Names in lower case. */
  headers: Readonly<Record<string, string>>;
  contentType: string;
  body: unknown;
  /** The request itself; its body has not been read. */
  request: Request;
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
  cancelBreak(operation: OperationId, answer: LooseAnswer): void;
  /** The visitor acts: a request like a broken one is a new call from now on, and no resend of the browser. */
  endResends(): void;
  /** Calls back after every change of the journal. @returns a function that stops it. */
  subscribe(listener: () => void): () => void;
}

/** Facts about a request beside its content. */
interface RequestFacts extends Pick<HandleOptions, 'answersMistakes' | 'answer'> {
  request: Request;
  /** The broken call that this request repeats. */
  brokenCall: BrokenCall | undefined;
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
  const createSession = (initialState: EngineSnapshot | undefined) => ({
    world: createWorld({
      scenario,
      seed,
      dialect,
      now: () => clock.now(),
      snapshot: initialState?.world,
      ...(product && { product }),
    }),
    calls: { ...initialState?.calls },
    draws: { ...(initialState?.draws ?? { seed, drawn: 0 }) },
    journal: createServiceJournal(initialState),
    resends: createResendRecogniser(),
  });
  let session = createSession(snapshot?.scenario === scenario.id ? snapshot : undefined);
  let isOffline = false;
  /** Functions that break the unanswered calls when the connection is lost. */
  const unansweredCalls = new Set<() => void>();
  let latency: Latency = 0;
  const pendingBreaks = new Map<OperationId, LooseAnswer[]>();
  const listeners = new Set<() => void>();
  const notifyListeners = () => {
    for (const listener of listeners) listener();
  };

  const wait = async (duration: Latency, signal: AbortSignal) => {
    const { min, max } = typeof duration === 'number' ? { min: duration, max: duration } : duration;
    const ms = min === max ? min : Math.round(min + drawShare(session.draws) * (max - min));
    if (ms > 0) await clock.sleep(ms, signal);
  };

  /**
   * The answer comes from the workbench, else from the scenario's plan, else from a disturbance of the
   * dialect, else from the world. A plan counts calls without the browser's resends.
   */
  const chooseAnswer = (
    id: OperationId,
    brokenCall: BrokenCall | undefined,
  ): { answer: LooseAnswer; source: JournalEntry['source']; planned?: number } => {
    if (brokenCall) return { answer: { kind: 'world' }, source: 'world' };
    const callIndex = session.calls[id] ?? 0;
    session.calls[id] = callIndex + 1;
    const breakAnswer = pendingBreaks.get(id)?.shift();
    if (breakAnswer) return { answer: breakAnswer, source: 'workbench' };
    const planned = plannedAnswer(scenario.plan, id, callIndex);
    if (planned) {
      const { answer, position } = planned;
      return { answer, source: answer.kind === 'world' ? 'world' : 'plan', planned: position };
    }
    return (
      disturbanceOf(dialect, scenario.plan, id, callIndex) ?? { answer: { kind: 'world' }, source: 'world' }
    );
  };

  const answerOperation = async (
    operation: OperationContract,
    path: Record<string, string>,
    parsedRequest: ReadRequest,
    entry: JournalEntry,
    { request, answersMistakes, answer: override, brokenCall }: RequestFacts,
  ): Promise<Delivery> => {
    const { signal } = request;
    const parsedCall = { ...parsedRequest, path };
    session.journal.recordViolations(entry, 'request', checkRequest(operation, parsedCall));
    if (brokenCall?.breaksResends) return breakAgain(entry, brokenCall);
    const { answer, source, planned } =
      override && !brokenCall
        ? {
            answer: await override({ ...parsedCall, request }),
            source: 'override' as const,
            planned: undefined,
          }
        : chooseAnswer(operation.id, brokenCall);
    entry.source = source;
    entry.planned = planned ?? null;
    entry.kind = answer.kind;
    const call = {
      operation: operation.id,
      path,
      query: parsedRequest.query,
      headers: parsedRequest.headers,
      body: parsedRequest.body,
    };
    let isUnplanned = false;
    await wait(latency, signal);
    const delivery = await deliver(answer, {
      async answerOfWorld() {
        const errors = answersMistakes && operation.responses[400] ? refusalsOf(operation, parsedCall) : [];
        if (errors.length > 0)
          return { status: 400, body: { code: 400, message: 'A requisição não pôde ser lida.', errors } };
        const worldAnswer = await session.world.answer(call);
        if (worldAnswer?.repeated) entry.deduplicated = true;
        if (worldAnswer) return worldAnswer;
        isUnplanned = true;
        const detail = `Scenario "${scenario.id}" plans no answer for ${operation.id} and the world does not implement it.`;
        session.journal.recordViolations(entry, 'unplanned', [
          `${detail} Add it to the plan or to mocks/world.`,
        ]);
        return { status: 501, body: { message: detail } };
      },
      wait: duration => wait(duration, signal),
    });
    if (delivery.kind === 'answer' && delivery.isChecked && !isUnplanned) {
      const type = delivery.headers['content-type']?.split(';')[0] ?? '';
      const { contractBody, sentAnswer } = applyDialect(dialect, operation, path, delivery);
      session.journal.recordViolations(entry, 'answer', [
        ...checkAnswer(operation, delivery.status, type, contractBody),
        ...checkAnswerHeaders(operation, delivery.status, delivery.headers),
      ]);
      return sentAnswer;
    }
    return delivery;
  };

  /** Breaks a resend in the same way as the call's first request. */
  const breakAgain = (entry: JournalEntry, { call, breaksResends }: BrokenCall): Delivery => {
    const firstEntry = session.journal.entries.find(({ number }) => number === call);
    entry.source = firstEntry?.source ?? 'none';
    entry.kind = firstEntry?.kind ?? 'networkError';
    return { kind: 'broken', breaksResends };
  };

  const answerRequest = async (parsedRequest: ReadRequest, facts: RequestFacts) => {
    const match = operationIndex.match(parsedRequest.method, parsedRequest.url, {
      includeHostFiles: facts.answer !== undefined,
    });
    const operation = match.kind === 'operation' ? match.operation.id : null;
    const repeatedCall = facts.brokenCall?.call ?? null;
    const entry = session.journal.add(clock.now(), operation, parsedRequest, repeatedCall);
    notifyListeners();
    let delivery: Delivery;
    if (match.kind === 'operation') {
      delivery = await answerOperation(match.operation, match.pathParameters, parsedRequest, entry, facts);
    } else {
      const reason = match.kind === 'undeclared' ? match.reason : 'This address belongs to no service.';
      session.journal.recordViolations(entry, 'route', [reason]);
      const methods = match.kind === 'undeclared' ? match.methods : [];
      delivery =
        methods.length > 0
          ? reply(405, { code: 405, message: reason }, { allow: methods.join(', ') }, false)
          : reply(404, { code: 404, message: reason }, {}, false);
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
    const brokenCall = arrival && session.resends.callRepeatedBy(arrival, clock.now());
    const facts = { ...options, request, brokenCall };
    const { delivery, call } = await answerRequest(parsedRequest, facts);
    if (delivery.kind === 'broken') {
      const newBreak = { call, breaksResends: delivery.breaksResends };
      if (arrival) session.resends.recordBreak(arrival, newBreak, clock.now());
      else if (!delivery.breaksResends) {
        const secondDelivery = await answerRequest(parsedRequest, { ...facts, brokenCall: newBreak });
        return toResponse(secondDelivery.delivery, request);
      }
    }
    return toResponse(delivery, request);
  };

  const engine: Engine = {
    scenario,
    dialect,
    isServiceAddress: url => operationIndex.isServiceAddress(new URL(url)),
    async handle(request, options) {
      if (isOffline) return Response.error();
      let lose = (): void => undefined;
      const lost = new Promise<Response>(resolve => {
        lose = () => resolve(Response.error());
      });
      unansweredCalls.add(lose);
      try {
        return await Promise.race([respond(request, options), lost]);
      } finally {
        unansweredCalls.delete(lose);
      }
    },
    get journal() {
      return session.journal.entries;
    },
    get violations() {
      return session.journal.violations;
    },
    report: () => ({
      scenario: scenario.id,
      dialect: dialect.id,
      ...session.journal.count(),
      journal: structuredClone(session.journal.entries),
      violations: structuredClone(session.journal.violations),
      effects: session.world.effects(),
      awaitsExpiry: session.world.awaitsExpiry(),
      files: session.world.files(),
    }),
    snapshot: () =>
      structuredClone({
        scenario: scenario.id,
        world: session.world.snapshot(),
        calls: session.calls,
        draws: session.draws,
        journal: withoutLongBodies(session.journal.entries),
        violations: session.journal.violations,
      }),
    reset() {
      session = createSession(undefined);
      pendingBreaks.clear();
      notifyListeners();
    },
    setOffline(value) {
      isOffline = value;
      if (isOffline) for (const lose of unansweredCalls) lose();
    },
    setLatency(value) {
      latency = value;
    },
    endResends: () => session.resends.end(),
    breakNext(operation, answer) {
      pendingBreaks.set(operation, [...(pendingBreaks.get(operation) ?? []), answer]);
    },
    cancelBreak(operation, answer) {
      const answers = pendingBreaks.get(operation) ?? [];
      const index = answers.indexOf(answer);
      if (index >= 0) pendingBreaks.set(operation, [...answers.slice(0, index), ...answers.slice(index + 1)]);
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return engine;
}
