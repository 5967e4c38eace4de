import type { Failure, JourneyProblem } from '../../model/failure.ts';
import type { ErrorPage, NextAction, Question } from '../../model/next-action.ts';
import type { Origin } from '../error-declaration.ts';

export const createNetworkFailure = (isOffline: boolean): Failure => ({
  kind: 'network',
  operation: 'updateStep',
  isWrite: true,
  isOffline,
});

export const timeout: Failure = { kind: 'timeout', operation: 'updateStep', isWrite: true };

export const malformed: Failure = {
  kind: 'malformed',
  operation: 'updateStep',
  isWrite: true,
  status: 200,
  reason: 'empty body',
};

export const createJourneyFailure = (problem: JourneyProblem): Failure => ({
  kind: 'journey',
  problem,
  detail: '',
});

export const createFailureContext = <Of extends Origin>(origin: Of, ...fieldKeys: string[]) => ({
  origin,
  fieldKeys,
});

export function pageOf(next: NextAction): ErrorPage {
  if (next.kind !== 'page') throw new Error(`a page was expected, not ${next.kind}`);
  return next.page;
}

export function questionOf(next: NextAction): Question {
  if (next.kind !== 'ask') throw new Error(`a question was expected, not ${next.kind}`);
  return next.question;
}
