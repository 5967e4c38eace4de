import type { Plan } from '#scenarios/define-scenario.ts';
import type { OperationId } from '#scenarios/wire.ts';
import type { LooseAnswer } from './delivery.ts';

type LoosePlanned =
  | LooseAnswer
  | { kind: 'sequence'; answers: readonly LooseAnswer[]; afterwards: 'repeatLast' | 'world' };

/**
 * The answer that a scenario plans for the n-th call of an operation (0 for the first); undefined when
 * nothing is planned, so that the world answers.
 */
export function plannedAnswer(plan: Plan, operation: OperationId, calls: number): LooseAnswer | undefined {
  // The plan's type ties each body to its operation. Here any operation may come, so the tie is dropped.
  const planned = plan[operation] as LoosePlanned | undefined;
  if (planned?.kind !== 'sequence') return planned;
  const next = planned.answers[calls];
  if (next) return next;
  return planned.afterwards === 'repeatLast' ? planned.answers.at(-1) : undefined;
}
