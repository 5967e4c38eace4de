import type { Answer, Plan, Scenario, Sequence } from '#scenarios/define-scenario.ts';
import type { OperationId } from '#scenarios/wire.ts';

/**
 * An answer that a scenario plans. Every verdict checks that the plan is used, so the scenario also shows it.
 */
export interface PlannedAnswer {
  operation: OperationId;
  /** `reply` has a status; `world` is an answer of the mock service itself; every other kind is a fault. */
  kind: 'reply' | 'world' | Exclude<Answer<OperationId>['kind'], 'reply' | 'world'>;
  status?: number;
  body?: unknown;
}

/**
 * The texts that a scenario demands on the screen: its walk waits for, presses or chooses them, or its
 * verdict checks them. The scenario fails without them.
 */
export function textsOf({ walk, verdict }: Scenario): string[] {
  const walkTexts = walk.flatMap(action => {
    switch (action.do) {
      case 'waitFor':
        return ['heading' in action ? action.heading : action.text];
      case 'press':
        return [action.button];
      case 'fill':
      case 'choose':
      case 'check':
      case 'attach':
      case 'expectField':
      case 'expectChoice':
      case 'expectChecked':
        return [action.field];
      default:
        return [];
    }
  });
  const ends = verdict.endsAt && 'heading' in verdict.endsAt ? [verdict.endsAt.heading] : [];
  return [...walkTexts, ...(verdict.seen ?? []), ...ends].map(text => text.replace(/\s+/g, ' ').trim());
}

/** Console lines that the verdict demands, as text or pattern. */
export const linesOf = ({ verdict }: Scenario): string[] =>
  (verdict.console ?? []).map(line => (typeof line === 'string' ? line : line.matches));

/** Labels of the fields that the walk uses. */
export const usedFieldsOf = ({ walk }: Scenario): Set<string> =>
  new Set(walk.flatMap(action => ('field' in action ? [action.field] : [])));

/** All answers of a plan. A delayed answer counts twice: as a delay and as the answer that arrives. */
export function plannedAnswers(plan: Plan): PlannedAnswer[] {
  // As `unknown`, because the compiler needs long to compare the answers of all operations.
  return Object.entries<unknown>(plan).flatMap(([operation, plannedAnswer]) => {
    const id = operation as OperationId; // the type of a plan allows operations only
    const answers = isSequence(plannedAnswer)
      ? plannedAnswer.answers
      : [plannedAnswer as Answer<OperationId>]; // an entry is either a sequence or one answer
    return answers.flatMap(answer => expandAnswer(id, answer));
  });
}

/**
 * True if the world answers some call of an operation, because the plan has no answer for it.
 * @param calls the number of calls; undefined if it is unknown.
 */
export function hasUnplannedCall(plan: Plan, operation: OperationId, calls: number | undefined): boolean {
  const plannedAnswer: unknown = plan[operation];
  if (!plannedAnswer) return true;
  if (!isSequence(plannedAnswer)) return false;
  return (
    plannedAnswer.afterLast === 'worldAnswers' && calls !== undefined && calls > plannedAnswer.answers.length
  );
}

const isSequence = (plannedAnswer: unknown): plannedAnswer is Sequence<OperationId> =>
  typeof plannedAnswer === 'object' &&
  plannedAnswer !== null &&
  'kind' in plannedAnswer &&
  plannedAnswer.kind === 'sequence';

function expandAnswer(operation: OperationId, answer: Answer<OperationId>): PlannedAnswer[] {
  if (answer.kind === 'reply')
    return [{ operation, kind: 'reply', status: answer.status, body: answer.body }];
  if (answer.kind === 'latency')
    return [{ operation, kind: 'latency' }, ...(answer.answer ? expandAnswer(operation, answer.answer) : [])];
  if (answer.kind === 'offContract')
    return [{ operation, kind: 'offContract', status: answer.status, body: answer.body }];
  if (answer.kind === 'html') return [{ operation, kind: 'html', status: answer.status ?? 200 }];
  return [{ operation, kind: answer.kind }];
}
