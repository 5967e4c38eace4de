import type { Failure } from '../model/failure.ts';
import { connectionWords } from './connection.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { temporaryFailure } from './error-page.ts';
import { technicalLine } from './message.ts';

/** The service reports that somebody else has changed the proposal. */
export const isConflict = (failure: Failure): boolean =>
  failure.kind === 'service' && failure.label === 'CONFLICT';

/**
 * 7.5, 8.25: somebody else has moved the proposal. Without a message, the app continues at the service's step. If
 * reading that fails in the same way, the text of 8.3 appears with a retry (assumption 8.25).
 */
export const conflict: ErrorDeclaration = {
  name: 'conflict',
  leadsTo: (failure, context) => {
    if (failure.kind !== 'service' || !isConflict(failure)) return undefined;
    if (failure.status !== 404 && failure.code !== 404) return undefined;
    if (context.origin !== 'opening') return { kind: 'run', recovery: 'reopen' };
    const { title, text: message } = connectionWords(failure);
    return temporaryFailure(
      {
        picture: 'connection',
        title,
        message,
        technical: technicalLine(failure, context),
      },
      context,
    );
  },
};
