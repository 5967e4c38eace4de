import type { Failure } from '../model/failure.ts';
import { connectionTextsOf } from './connection.ts';
import { createTemporaryFailureAction } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { technicalLineOf } from './message.ts';

/** Whether the service reports that somebody else has changed the proposal. */
export const isConflict = (failure: Failure): boolean =>
  failure.kind === 'service' && failure.label === 'CONFLICT';

/** Whether the app reads the proposal again after this failure (8.25). */
export const reopensProposal = (failure: Failure): boolean =>
  failure.kind === 'service' && isConflict(failure) && (failure.status === 404 || failure.code === 404);

/**
 * 7.5, 8.25: somebody else has changed the proposal. The app shows no message, reads the proposal and continues at its
 * step. If this reading fails in the same way, or the conflict is the same afterwards, the text of 8.3 appears with a
 * retry (assumption 8.25).
 */
export const conflict: ErrorDeclaration = {
  name: 'conflict',
  leadsTo: (failure, context) => {
    if (!reopensProposal(failure)) return undefined;
    if (context.origin !== 'opening' && !context.isRepeatedConflict)
      return { kind: 'run', recovery: 'reopen' };
    const { title, text: message } = connectionTextsOf(failure);
    return createTemporaryFailureAction(
      {
        picture: 'connection',
        title,
        message,
        technical: technicalLineOf(failure, context),
      },
      context,
    );
  },
};
