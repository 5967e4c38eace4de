import type { Scenario } from '#scenarios/define-scenario.ts';
import type { Dialect } from '#scenarios/dialects/define-dialect.ts';
import type { OperationId } from '#scenarios/wire.ts';
import type { LooseAnswer } from './delivery.ts';
import { disturbanceOf } from './dialect/apply-dialect.ts';
import type { EngineSession } from './engine-session.ts';
import type { JournalEntry } from './journal.ts';
import { plannedAnswer } from './planned-answer.ts';

export interface ChosenAnswer {
  answer: LooseAnswer;
  source: JournalEntry['source'];
  /** Position of the answer in the scenario's plan. */
  planned?: number;
}

/** Chooses the answer to each call of the app. */
export interface AnswerChoice {
  /** The answer to the next call of an operation, which counts as made. */
  next(session: EngineSession, operation: OperationId): ChosenAnswer;
  /** Answers the next call of the operation this way, before plan and world. */
  breakNext(operation: OperationId, answer: LooseAnswer): void;
  /** Cancels one `breakNext`, if it has not happened yet. */
  cancelFault(operation: OperationId, answer: LooseAnswer): void;
  cancelAllFaults(): void;
}

/** The answer of the world itself. */
export const worldAnswer: ChosenAnswer = { answer: { kind: 'world' }, source: 'world' };

/**
 * The answer comes from the workbench, else from the scenario's plan, else from a disturbance of the dialect, else from
 * the world.
 */
export function createAnswerChoice({ plan }: Scenario, dialect: Dialect): AnswerChoice {
  const pendingFaults = new Map<OperationId, LooseAnswer[]>();
  return {
    next({ calls }, operation) {
      const callIndex = calls[operation] ?? 0;
      calls[operation] = callIndex + 1;
      const fault = pendingFaults.get(operation)?.shift();
      if (fault) return { answer: fault, source: 'workbench' };
      const planned = plannedAnswer(plan, operation, callIndex);
      if (planned) {
        const { answer, position } = planned;
        return { answer, source: answer.kind === 'world' ? 'world' : 'plan', planned: position };
      }
      return disturbanceOf(dialect, plan, operation, callIndex) ?? worldAnswer;
    },
    breakNext(operation, answer) {
      pendingFaults.set(operation, [...(pendingFaults.get(operation) ?? []), answer]);
    },
    cancelFault(operation, answer) {
      const answers = pendingFaults.get(operation) ?? [];
      const index = answers.indexOf(answer);
      if (index >= 0) pendingFaults.set(operation, [...answers.slice(0, index), ...answers.slice(index + 1)]);
    },
    cancelAllFaults: () => pendingFaults.clear(),
  };
}
