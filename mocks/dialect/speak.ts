import type { Plan } from '#scenarios/define-scenario.ts';
import type { Dialect, Trial } from '#scenarios/dialects/define-dialect.ts';
import type { OperationId } from '#scenarios/wire.ts';
import type { OperationContract } from '../contract/operation-contract.ts';
import type { Delivery, LooseAnswer } from '../delivery.ts';
import { rephrase } from './rephrase.ts';
import { withSurplus } from './unknown-names.ts';

type Answered = Extract<Delivery, { kind: 'answer' }>;

/**
 * An answer as the dialect says it: what the contract describes, which has to keep it, and what is sent in the end.
 * They differ by the members that no schema names: our contract closes its schemas to find our own slips.
 */
export function speak(
  dialect: Dialect,
  operation: OperationContract,
  path: Readonly<Record<string, string>>,
  answer: Answered,
): { described: unknown; sent: Answered } {
  const isOurs = operation.server.startsWith('/unauth/');
  if (!isOurs || typeof answer.body !== 'object') return { described: answer.body, sent: answer };
  const plain = { operation: operation.id, step: path.step, status: answer.status, body: answer.body };
  const described = rephrase(dialect, plain);
  const body = dialect.surplus === 'none' ? described : withSurplus({ ...plain, body: described });
  return { described, sent: { ...answer, body, text: JSON.stringify(body) } };
}

/** What the n-th call of an operation meets before the world answers; a scenario that plans the answers is left alone. */
export function trialOf(
  { trials }: Dialect,
  plan: Plan,
  operation: OperationId,
  calls: number,
): { answer: LooseAnswer; source: 'dialect' | 'world' } | undefined {
  const trial = plan[operation] === undefined ? trials[operation]?.[calls] : undefined;
  const turnsAway = trial?.kind === 'refused' || trial?.kind === 'reset';
  return trial && { answer: answerOf(trial), source: turnsAway ? 'dialect' : 'world' };
}

function answerOf(trial: Trial): LooseAnswer {
  switch (trial.kind) {
    case 'slow':
      return { kind: 'latency', ms: trial.ms };
    case 'reset':
      return { kind: 'networkError' };
    case 'resetBeforeCommit':
    case 'resetAfterCommit':
      return trial;
    case 'refused':
      return {
        kind: 'reply',
        status: trial.status,
        headers: { 'retry-after': String(trial.retryAfter) },
        body: { code: trial.status, message: 'Muitas solicitações. Aguarde alguns segundos.' },
      };
  }
}
