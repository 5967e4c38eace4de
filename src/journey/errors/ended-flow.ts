import { createErrorPage, OTHER_CPF } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { joinedMessagesOf, technicalLineOf, UNKNOWN_TEXT } from './message.ts';

/** 2.54, 8.22: redirectToErrorPage ends the flow with the service's message. */
export const endedFlow: ErrorDeclaration = {
  name: 'ended-flow',
  leadsTo: (failure, context) =>
    failure.kind === 'service' && failure.endsFlow
      ? createErrorPage({
          picture: 'failed',
          title: 'Não foi possível continuar',
          message: joinedMessagesOf(failure) || UNKNOWN_TEXT,
          technical: technicalLineOf(failure, context),
          secondary: OTHER_CPF,
        })
      : undefined,
};
