import type { Failure } from '../model/failure.ts';
import { problemNameOf } from './journey-problem.ts';

/** Labels that are codes. A service may put any text there, such as the name of a person. */
const KNOWN_LABELS: ReadonlySet<string> = new Set(['CONFLICT', 'INTERNAL_SERVER_ERROR']);

/** The code for the console: enough to find the cause, nothing of the answer (8.30, 12.10). */
export function failureCodeOf(failure: Failure): string {
  switch (failure.kind) {
    case 'service':
      return `${failure.status} ${KNOWN_LABELS.has(failure.label) ? failure.label : ''}`.trim();
    case 'malformed':
      return `${failure.status} malformed (${failure.reason})`;
    case 'network':
      if (failure.isRedirect) return 'redirected (the serviceUrl of the deployment is wrong)';
      return failure.isOffline ? 'offline' : 'no connection';
    case 'timeout':
      return 'no answer in time';
    case 'cancelled':
      return 'cancelled';
    case 'journey':
      return problemNameOf(failure.problem);
  }
}
