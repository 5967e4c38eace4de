import type { Plan } from '#scenarios/define-scenario.ts';
import type { OperationId } from '#scenarios/wire.ts';
import type { LooseAnswer } from './delivery.ts';

type LoosePlanned =
  | LooseAnswer
  | { kind: 'sequence'; answers: readonly LooseAnswer[]; afterLast: 'repeat' | 'worldAnswers' };

/** An answer of the plan and its position in the operation's sequence; 0 where one answer serves all calls. */
export interface PositionedAnswer {
  answer: LooseAnswer;
  position: number;
}

/**
 * The answer that a scenario plans for the n-th call of an operation (0 for the first); undefined when
 * nothing is planned, so that the world answers.
 */
export function plannedAnswer(
  plan: Plan,
  operation: OperationId,
  callIndex: number,
): PositionedAnswer | undefined {
  // The plan's type ties each body to its operation. Here any operation may come, so the tie is dropped.
  const planned = plan[operation] as LoosePlanned | undefined;
  if (planned?.kind !== 'sequence') return planned && { answer: planned, position: 0 };
  const lastIndex = planned.answers.length - 1;
  const position = planned.afterLast === 'repeat' ? Math.min(callIndex, lastIndex) : callIndex;
  const answer = planned.answers[position];
  return answer && { answer, position };
}
