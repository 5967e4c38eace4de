import type { Failure } from '../model/failure.ts';
import { createTemporaryFailureAction } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { INSTABILITY_TEXT, messageFor, technicalLineOf } from './message.ts';

/** Whether the service fails (500 and more, INTERNAL_SERVER_ERROR, a write conflict) or sends an unreadable answer. */
export const isUnstable = (failure: Failure): boolean =>
  failure.kind === 'malformed' ||
  (failure.kind === 'service' &&
    (failure.code >= 500 ||
      failure.status >= 500 ||
      failure.label === 'INTERNAL_SERVER_ERROR' ||
      failure.original.matches(/write\s?conflict/i)));

/** 8.11, 8.21: an unstable service or connection. */
export const instability: ErrorDeclaration = {
  name: 'instability',
  leadsTo: (failure, context) => {
    if (!isUnstable(failure)) return undefined;
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
