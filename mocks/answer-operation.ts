import type { Latency, Scenario } from '#scenarios/define-scenario.ts';
import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import { type AnswerChoice, type ChosenAnswer, worldAnswer } from './answer-choice.ts';
import type { MockClock } from './clock.ts';
import { checkAnswer, checkAnswerHeaders, checkRequest, refusalsOf } from './contract/check.ts';
import type { OperationContract } from './contract/operation-contract.ts';
import { type Delivery, deliver, type LooseAnswer } from './delivery.ts';
import { applyDialect } from './dialect/apply-dialect.ts';
import type { EngineSession } from './engine-session.ts';
import type { JournalEntry } from './journal.ts';
import type { ReadRequest } from './read-request.ts';
import type { BrokenCall } from './resend-recogniser.ts';
import { drawShare } from './world/identifiers.ts';

/** The service that answers. The latency may change while a call waits. */
export interface AnsweringService {
  scenario: Scenario;
  dialect: Dialect;
  clock: MockClock;
  choice: AnswerChoice;
  /** The delay of every answer. */
  latency: Latency;
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

/** Facts about a request beside its content. */
export interface RequestFacts {
  request: Request;
  /** The broken call that this request repeats. */
  brokenCall: BrokenCall | undefined;
  /** Answers a request that breaks the contract with 400. */
  answersMistakes?: boolean;
  /** Replaces the answer of workbench, plan and world: a test overrides an operation. */
  answer?: (call: ReceivedCall) => LooseAnswer | Promise<LooseAnswer>;
}

/** A request whose operation is known, with its entry in the journal. */
interface OperationCall extends RequestFacts {
  /** The session in which the request arrived. A reset while the call waits begins another one. */
  session: EngineSession;
  operation: OperationContract;
  path: Record<string, string>;
  parsedRequest: ReadRequest;
  entry: JournalEntry;
}

/** Answers a call, and records what request and answer have that the contract does not allow. */
export async function answerOperation(service: AnsweringService, call: OperationCall): Promise<Delivery> {
  const { session, operation, path, parsedRequest, entry, brokenCall } = call;
  session.journal.recordViolations(entry, 'request', checkRequest(operation, { ...parsedRequest, path }));
  if (brokenCall?.breaksResends) return breakAgain(session, entry, brokenCall);
  const { answer, source, planned } = await chooseAnswer(service, call);
  entry.source = source;
  entry.planned = planned ?? null;
  entry.kind = answer.kind;
  let isUnplanned = false;
  await waitFor(service, call, service.latency);
  const delivery = await deliver(answer, {
    async answerOfWorld() {
      const worldReply = await askWorld(call);
      if (worldReply) return worldReply;
      isUnplanned = true;
      return refuseUnplanned(service, call);
    },
    wait: duration => waitFor(service, call, duration),
  });
  return delivery.kind === 'answer' && delivery.isChecked && !isUnplanned
    ? checkAndTranslate(service, call, delivery)
    : delivery;
}

/** Breaks a resend in the same way as the call's first request. */
function breakAgain(
  { journal }: EngineSession,
  entry: JournalEntry,
  { call, breaksResends }: BrokenCall,
): Delivery {
  const firstEntry = journal.entries.find(({ number }) => number === call);
  entry.source = firstEntry?.source ?? 'none';
  entry.kind = firstEntry?.kind ?? 'networkError';
  return { kind: 'broken', breaksResends };
}

/** A resend of the browser gets the answer of the world, and plans do not count it. */
async function chooseAnswer(service: AnsweringService, call: OperationCall): Promise<ChosenAnswer> {
  const { session, operation, path, parsedRequest, request, answer: override } = call;
  if (call.brokenCall) return worldAnswer;
  if (!override) return service.choice.next(session, operation.id);
  return { answer: await override({ ...parsedRequest, path, request }), source: 'override' };
}

async function waitFor(
  { clock }: AnsweringService,
  { session, request }: OperationCall,
  duration: Latency,
): Promise<void> {
  const { min, max } = typeof duration === 'number' ? { min: duration, max: duration } : duration;
  const ms = min === max ? min : Math.round(min + drawShare(session.draws) * (max - min));
  if (ms > 0) await clock.sleep(ms, request.signal);
}

/** The answer of the world; undefined if it does not implement the operation. */
async function askWorld({
  session,
  operation,
  path,
  parsedRequest,
  entry,
  answersMistakes,
}: OperationCall): Promise<{ status: number; body: unknown } | undefined> {
  const errors =
    answersMistakes && operation.responses[400] ? refusalsOf(operation, { ...parsedRequest, path }) : [];
  if (errors.length > 0)
    return { status: 400, body: { code: 400, message: 'A requisição não pôde ser lida.', errors } };
  const { query, headers, body } = parsedRequest;
  const reply = await session.world.answer({ operation: operation.id, path, query, headers, body });
  if (reply?.repeated) entry.deduplicated = true;
  return reply;
}

function refuseUnplanned(
  { scenario }: AnsweringService,
  { session, operation, entry }: OperationCall,
): { status: number; body: unknown } {
  const detail = `Scenario "${scenario.id}" plans no answer for ${operation.id} and the world does not implement it.`;
  session.journal.recordViolations(entry, 'unplanned', [`${detail} Add it to the plan or to mocks/world.`]);
  return { status: 501, body: { message: detail } };
}

/** Checks an answer against the contract. The caller gets it in the service's dialect. */
function checkAndTranslate(
  { dialect, clock }: AnsweringService,
  { session, operation, path, entry }: OperationCall,
  answer: Extract<Delivery, { kind: 'answer' }>,
): Delivery {
  const type = answer.headers['content-type']?.split(';')[0] ?? '';
  const { contractBody, sentAnswer } = applyDialect(dialect, operation, path, answer, {
    callIndex: Math.max(0, (session.calls[operation.id] ?? 0) - 1),
    now: clock.now(),
  });
  session.journal.recordViolations(entry, 'answer', [
    ...checkAnswer(operation, answer.status, type, contractBody),
    ...checkAnswerHeaders(operation, answer.status, answer.headers),
  ]);
  return sentAnswer;
}
