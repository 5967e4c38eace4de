import type { Failure } from '../model/failure.ts';
import { connectionTextsOf, isOfflineFailure } from './connection.ts';
import { createQuestionAction } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { INSTABILITY_TEXT, joinedMessagesOf, UNKNOWN_TEXT } from './message.ts';

/**
 * 8.10, 8.14: the request for another hash id has failed. Nothing is lost, so a dialog over the current screen is
 * enough.
 */
export const hashFailure: ErrorDeclaration = {
  name: 'hash-failure',
  leadsTo: failure => {
    if (failure.kind === 'journey' || failure.kind === 'cancelled' || failure.operation !== 'newHash')
      return undefined;
    return createQuestionAction({
      picture: failure.kind === 'service' ? 'failed' : 'connection',
      type: 'error',
      title: 'Atenção!',
      text: dialogTextOf(failure),
      okText: 'Entendi',
      cancelText: '',
      // The app repeats no write without a press.
      ...(isOfflineFailure(failure) && { whenOnline: 'close' }),
    });
  },
};

function dialogTextOf(failure: Failure): string {
  switch (failure.kind) {
    case 'service':
      return joinedMessagesOf(failure) || (failure.code >= 500 ? INSTABILITY_TEXT : UNKNOWN_TEXT);
    case 'malformed':
      return INSTABILITY_TEXT;
    default:
      return connectionTextsOf(failure).text;
  }
}
