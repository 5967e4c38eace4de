import { connectionTextsOf } from './connection.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { messageFor } from './message.ts';

/** 8.26: any other failure of a poll leads to a toast; polling continues. */
export const pollingTrouble: ErrorDeclaration = {
  name: 'polling-trouble',
  leadsTo: (failure, { origin }) => {
    if (origin !== 'poll') return undefined;
    const message = failure.kind === 'service' ? messageFor(failure) : '';
    return {
      kind: 'toast',
      type: 'error',
      title: 'Atenção',
      text: message || connectionTextsOf(failure).text,
    };
  },
};
