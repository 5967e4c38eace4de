import type { Plan } from '#scenarios/define-scenario.ts';
import type { Dialect, Disturbance } from '#scenarios/dialects/define-dialect.ts';
import type { OperationId } from '#scenarios/wire.ts';
import type { OperationContract } from '../contract/operation-contract.ts';
import { type Delivery, inEncoding, type LooseAnswer } from '../delivery.ts';
import { applyDepartures } from './apply-departures.ts';
import { rephrase } from './rephrase.ts';
import { reshape } from './reshape.ts';
import { withSurplus } from './unknown-names.ts';

type DeliveredAnswer = Extract<Delivery, { kind: 'answer' }>;

/**
 * Puts an answer into a dialect. `contractBody` follows the contract, and the engine checks it. The caller gets
 * `sentAnswer`: with surplus members, which our closed schemas would refuse, and with the departures from the contract.
 * `callIndex`: how often the operation was called before. `now`: milliseconds since 1970 by the device's clock.
 */
export function applyDialect(
  dialect: Dialect,
  operation: OperationContract,
  path: Readonly<Record<string, string>>,
  answer: DeliveredAnswer,
  { callIndex, now }: { callIndex: number; now: number },
): { contractBody: unknown; sentAnswer: Delivery } {
  const isOurService = operation.server.startsWith('/unauth/');
  if (!isOurService || typeof answer.body !== 'object')
    return { contractBody: answer.body, sentAnswer: answer };
  const plainAnswer = { operation: operation.id, step: path.step, status: answer.status, body: answer.body };
  const contractBody = rephrase(dialect, plainAnswer);
  const bodyWithSurplus =
    dialect.surplus === 'none' ? contractBody : withSurplus({ ...plainAnswer, body: contractBody });
  const reshapedBody = reshape(dialect, { ...plainAnswer, body: bodyWithSurplus }, callIndex);
  const body = applyDepartures(dialect.departures, { ...plainAnswer, body: reshapedBody });
  const headers = dialect.retryAfter === 'moment' ? withMoment(answer.headers, now) : answer.headers;
  const sentAnswer = { ...answer, headers, body, text: JSON.stringify(body) };
  return { contractBody, sentAnswer: inEncoding(sentAnswer, dialect.encoding) };
}

/** How far the clock of a service that names moments is ahead. Milliseconds. */
const CLOCK_LEAD = 5 * 3_600_000;

/** The headers with the service's clock, and Retry-After as a moment of it. */
function withMoment(headers: DeliveredAnswer['headers'], now: number): DeliveredAnswer['headers'] {
  const seconds = headers['retry-after'];
  if (seconds === undefined || !/^\d+$/.test(seconds)) return headers;
  const answeredAt = now + CLOCK_LEAD;
  return {
    ...headers,
    date: new Date(answeredAt).toUTCString(),
    'retry-after': new Date(answeredAt + Number(seconds) * 1000).toUTCString(),
  };
}

/**
 * The disturbance of the n-th call of an operation (0 for the first); undefined if there is none, or if the scenario
 * plans answers of this operation.
 */
export function disturbanceOf(
  { disturbances }: Dialect,
  plan: Plan,
  operation: OperationId,
  callIndex: number,
): { answer: LooseAnswer; source: 'dialect' | 'world' } | undefined {
  const disturbance = plan[operation] === undefined ? disturbances[operation]?.[callIndex] : undefined;
  const isRefusal = disturbance?.kind === 'refused' || disturbance?.kind === 'reset';
  return disturbance && { answer: answerOf(disturbance), source: isRefusal ? 'dialect' : 'world' };
}

function answerOf(disturbance: Disturbance): LooseAnswer {
  switch (disturbance.kind) {
    case 'slow':
      return { kind: 'latency', ms: disturbance.ms };
    case 'reset':
      return { kind: 'networkError' };
    case 'resetBeforeCommit':
    case 'resetAfterCommit':
      return disturbance;
    case 'refused':
      return {
        kind: 'reply',
        status: disturbance.status,
        headers: { 'retry-after': String(disturbance.retryAfter) },
        body: { code: disturbance.status, message: 'Muitas solicitações. Aguarde alguns segundos.' },
      };
  }
}
