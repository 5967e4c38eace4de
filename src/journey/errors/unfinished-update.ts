import type { Failure } from '../model/failure.ts';
import { connectionTextsOf, isOfflineFailure } from './connection.ts';
import { createQuestionAction } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { INSTABILITY_TEXT, messageFor } from './message.ts';

function dialogTextOf(failure: Failure): string {
  if (isOfflineFailure(failure)) return connectionTextsOf(failure).text;
  return (failure.kind === 'service' && messageFor(failure)) || INSTABILITY_TEXT;
}

/** 8.26: the completion has failed. Leads to a dialog with the service's message and a button for a retry. */
export const unfinishedUpdate: ErrorDeclaration = {
  name: 'unfinished-update',
  leadsTo: (failure, { origin }) => {
    if (origin !== 'completion') return undefined;
    return createQuestionAction({
      picture: 'failed',
      type: 'error',
      title: 'Não foi possível acessar a proposta',
      text: dialogTextOf(failure),
      okText: 'Tentar novamente',
      cancelText: '',
      onOk: 'pollAgain',
      onCancel: 'pollAgain',
      // Completion only reads, so it continues by itself.
      ...(isOfflineFailure(failure) && { whenOnline: 'ok' }),
    });
  },
};
