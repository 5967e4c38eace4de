import type { Failure } from '../model/failure.ts';
import type { NextAction } from '../model/next-action.ts';
import { createQuestionAction, createTemporaryFailureAction } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { technicalLineOf } from './message.ts';

/** The texts for a device without a connection (8.2). */
const OFFLINE = { title: 'Você está sem internet', text: 'Verifique sua conexão com a internet.' } as const;
/** The texts for a request without an answer (8.3). */
const NO_ANSWER = {
  title: 'A conexão falhou',
  text: 'Por favor, tente novamente recarregando a página.',
} as const;

/** Whether the device had no connection (8.2): a message about it disappears when the connection is back. */
export const isOfflineFailure = (failure: Failure): boolean =>
  failure.kind === 'network' && failure.isOffline;

/** The texts for a call without an answer. */
export const connectionTextsOf = (failure: Failure): Readonly<Record<'title' | 'text', string>> =>
  isOfflineFailure(failure) ? OFFLINE : NO_ANSWER;

/** 7.4, 8.2, 8.3, 8.27: a call without an answer. At the start, a dialog offers a retry, as over a form. */
export const connection: ErrorDeclaration = {
  name: 'connection',
  leadsTo: (failure, context): NextAction | undefined => {
    if (failure.kind !== 'network' && failure.kind !== 'timeout') return undefined;
    const isOffline = isOfflineFailure(failure);
    const { title, text: message } = connectionTextsOf(failure);
    if (context.origin === 'opening') {
      return createQuestionAction({
        picture: 'connection',
        type: 'error',
        title,
        text: message,
        okText: 'Tentar novamente',
        cancelText: '',
        onOk: 'reopen',
        // The dialog covers only the loading screen, so closing it means a retry.
        onCancel: 'reopen',
        technical: technicalLineOf(failure, context),
        ...(isOffline && { whenOnline: 'ok' }),
      });
    }
    return createTemporaryFailureAction(
      { picture: 'connection', title, message, technical: technicalLineOf(failure, context), isOffline },
      context,
    );
  },
};
