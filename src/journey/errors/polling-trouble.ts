import type { Failure } from '../model/failure.ts';
import { connectionTextsOf } from './connection.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { isUnstable } from './instability.ts';
import { joinedMessagesOf, UNKNOWN_TEXT } from './message.ts';

/** Whether the service has refused what a button sent: then the connection works (8.20). */
const isRefusedPress = (failure: Failure, isPress: boolean): boolean =>
  failure.kind === 'service' && (failure.isWrite || isPress) && !isUnstable(failure);

/** 8.26: any other failure of a poll, or of a button of its step, leads to a toast; polling continues. */
export const pollingTrouble: ErrorDeclaration = {
  name: 'polling-trouble',
  leadsTo: (failure, { origin, isPress = false }) => {
    if (origin !== 'poll') return undefined;
    const message = failure.kind === 'service' ? joinedMessagesOf(failure) : '';
    return {
      kind: 'toast',
      type: 'error',
      title: 'Atenção',
      text: message || (isRefusedPress(failure, isPress) ? UNKNOWN_TEXT : connectionTextsOf(failure).text),
    };
  },
};
