import type { Plan } from '#scenarios/define-scenario.ts';
import type { OperationId } from '#scenarios/wire.ts';
import type { LooseAnswer } from './delivery.ts';

type LoosePlanned =
  | LooseAnswer
  | { kind: 'sequence'; answers: readonly LooseAnswer[]; afterwards: 'repeatLast' | 'world' };

/**
 * The answer that a scenario plans for the n-th call of an operation (0 for the first), or undefined where the
 * world answers because nothing is planned.
 */
export function plannedAnswer(plan: Plan, operation: OperationId, calls: number): LooseAnswer | undefined {
  // The plan's own type ties each body to its operation; here any operation is asked, so the tie is let go.
  const planned = plan[operation] as LoosePlanned | undefined;
  if (planned?.kind !== 'sequence') return planned;
  const next = planned.answers[calls];
  if (next) return next;
  return planned.afterwards === 'repeatLast' ? planned.answers.at(-1) : undefined;
}
