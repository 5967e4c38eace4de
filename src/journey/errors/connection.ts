import type { NextAction } from '../model/next-action.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { passingTrouble, question } from './error-page.ts';
import { technicalLine } from './message.ts';

/** 8.3. */
export const CONNECTION_TEXT = 'Por favor, tente novamente recarregando a página.';
/** 8.2. */
export const OFFLINE_TEXT = 'Verifique sua conexão com a internet.';

/** 7.4, 8.2, 8.3, 8.27: no answer. A dialog offers a retry, at the start and over a form. */
export const connection: ErrorDeclaration = {
  name: 'connection',
  leadsTo: (failure, context): NextAction | undefined => {
    if (failure.kind !== 'network' && failure.kind !== 'timeout') return undefined;
    const offline = failure.kind === 'network' && failure.offline;
    const title = offline ? 'Você está sem internet' : 'A conexão falhou';
    const message = offline ? OFFLINE_TEXT : CONNECTION_TEXT;
    if (context.origin === 'opening') {
      return question({
        picture: 'connection',
        type: 'error',
        title,
        text: message,
        okText: 'Tentar novamente',
        cancelText: '',
        onOk: 'reopen',
        // Behind this dialog is only the loading screen, so dismissing it means a retry.
        onCancel: 'reopen',
        technical: technicalLine(failure),
        ...(offline && { whenOnline: 'ok' }),
      });
    }
    return passingTrouble(
      { picture: 'connection', title, message, technical: technicalLine(failure), offline },
      context,
    );
  },
};
