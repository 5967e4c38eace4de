import type { ErrorDeclaration } from './error-declaration.ts';
import { readableMessage, technicalLine, UNKNOWN_TEXT } from './message.ts';
import { errorPage } from './presentations.ts';

/** 8.22: redirectToErrorPage ends the flow with the service's message. */
export const endedFlow: ErrorDeclaration = {
  name: 'ended-flow',
  leadsTo: failure =>
    failure.kind === 'service' && failure.endsFlow
      ? errorPage({
          picture: 'failed',
          title: 'Não foi possível continuar',
          message: readableMessage(failure.message) || UNKNOWN_TEXT,
          technical: technicalLine(failure),
        })
      : undefined,
};
