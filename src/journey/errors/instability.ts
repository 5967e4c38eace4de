import { createTemporaryFailureAction } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { INSTABILITY_TEXT, messageFor, technicalLineOf } from './message.ts';

/**
 * 8.11, 8.21: the service fails (500 and more, INTERNAL_SERVER_ERROR, a write conflict) or sends an unreadable answer.
 */
export const instability: ErrorDeclaration = {
  name: 'instability',
  leadsTo: (failure, context) => {
    const isUnstable =
      failure.kind === 'malformed' ||
      (failure.kind === 'service' &&
        (failure.code >= 500 ||
          failure.status >= 500 ||
          failure.label === 'INTERNAL_SERVER_ERROR' ||
          failure.original.matches(/write\s?conflict/i)));
    if (!isUnstable) return undefined;
    const message = failure.kind === 'service' ? messageFor(failure) : '';
    return createTemporaryFailureAction(
      {
        picture: 'connection',
        title: 'Instabilidade na comunicação',
        message: message || INSTABILITY_TEXT,
        technical: technicalLineOf(failure, context),
      },
      context,
    );
  },
};
