import { CONNECTION_TEXT, OFFLINE_TEXT } from './connection.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { readableMessage } from './message.ts';

/** 8.26: any other failure while polling is a toast; polling continues. */
export const pollingTrouble: ErrorDeclaration = {
  name: 'polling-trouble',
  leadsTo: (failure, { origin }) => {
    if (origin !== 'poll' || failure.kind === 'journey' || failure.kind === 'cancelled') return undefined;
    const message = failure.kind === 'service' ? readableMessage(failure.message) : '';
    const network = failure.kind === 'network' && failure.offline ? OFFLINE_TEXT : CONNECTION_TEXT;
    return { kind: 'toast', type: 'error', title: 'Atenção', text: message || network };
  },
};
