import type { Failure } from '../model/failure.ts';
import type { NextAction, RecoveryName } from '../model/next-action.ts';
import { cancelled } from './cancelled.ts';
import { conflict } from './conflict.ts';
import { connection } from './connection.ts';
import { derivedOrigins } from './derived-origins.ts';
import { endedFlow } from './ended-flow.ts';
import type { DerivedOrigin, ErrorContext, ErrorDeclaration, Origin } from './error-declaration.ts';
import { hashFailure } from './hash-failure.ts';
import { inconsistentDocument } from './inconsistent-document.ts';
import { instability } from './instability.ts';
import { invalidFields } from './invalid-fields.ts';
import { invalidHash } from './invalid-hash.ts';
import { journeyProblem } from './journey-problem.ts';
import { noOffer } from './no-offer.ts';
import { pollingTrouble } from './polling-trouble.ts';
import { redirectedProposal } from './redirected-proposal.ts';
import { refusedFiles } from './refused-files.ts';
import { serviceMessage } from './service-message.ts';
import { unauthorized } from './unauthorized.ts';
import { unfinishedUpdate } from './unfinished-update.ts';
import { type Labels, withLabels } from './with-labels.ts';

/** The error catalogue (chapter 8) in order of precedence: the first row that recognises a failure decides. */
export const errorCatalogue: readonly ErrorDeclaration[] = [
  cancelled,
  journeyProblem,
  unauthorized,
  redirectedProposal,
  noOffer,
  endedFlow,
  inconsistentDocument,
  conflict,
  unfinishedUpdate,
  hashFailure,
  invalidHash,
  pollingTrouble,
  instability,
  connection,
  invalidFields,
  refusedFiles,
  serviceMessage,
];

/** The next action after a failure. There always is one, because the last row recognises every failure. */
export function afterFailure(failure: Failure, context: FailureContext): NextAction {
  const { origin, labels, ...rest } = context;
  const labelledFailure = labels ? withLabels(failure, labels) : failure;
  if (isDerived(origin)) {
    const { baseOrigin, adapt } = derivedOrigins[origin];
    return adapt(afterFailure(labelledFailure, { ...rest, origin: baseOrigin }), labelledFailure);
  }
  for (const declaration of errorCatalogue) {
    const next = declaration.leadsTo(labelledFailure, { ...rest, origin });
    if (next) return withPause(next, labelledFailure);
  }
  return { kind: 'stay' };
}

type FailureContext = Omit<ErrorContext, 'origin'> & {
  origin: Origin;
  /** Labels of the fields, for messages that name fields by their keys. */
  labels?: Labels;
};

const isDerived = (origin: Origin): origin is DerivedOrigin => Object.hasOwn(derivedOrigins, origin);

/** The recoveries that repeat a request. */
const REPEATING_RECOVERIES: ReadonlySet<RecoveryName> = new Set(['reopen', 'resubmit', 'pollAgain']);

/** If the service asks for a pause (Retry-After), the page or dialog names the call that its button repeats (4.28). */
function withPause(next: NextAction, failure: Failure): NextAction {
  if (failure.kind !== 'service' || failure.retryAfter === undefined) return next;
  const repeatedOperation = failure.operation;
  if (next.kind === 'ask' && REPEATING_RECOVERIES.has(next.question.onOk))
    return { ...next, question: { ...next.question, repeatedOperation } };
  if (next.kind === 'page' && next.page.action && REPEATING_RECOVERIES.has(next.page.action.recovery))
    return { ...next, page: { ...next.page, repeatedOperation } };
  return next;
}
