import { createTemporaryFailureAction } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { joinedMessagesOf, technicalLineOf, UNKNOWN_TEXT } from './message.ts';

/**
 * 8.20: any other failure, with the service's message or 'Erro desconhecido'. This last row recognises every failure.
 */
export const serviceMessage: ErrorDeclaration = {
  name: 'service-message',
  leadsTo: (failure, context) =>
    createTemporaryFailureAction(
      {
        picture: 'failed',
        title: 'Atenção!',
        message: (failure.kind === 'service' && joinedMessagesOf(failure)) || UNKNOWN_TEXT,
        technical: technicalLineOf(failure, context),
      },
      context,
    ),
};
