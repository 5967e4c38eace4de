import { createQuestionAction } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { technicalLineOf } from './message.ts';

export const TOO_LARGE_TEXT =
  'Os arquivos são grandes demais para enviar de uma vez. Escolha arquivos menores ou fotografe os documentos.';

/**
 * 413 for a submission with files: the service, or a gateway in front of it with a page in HTML, refuses the body. It
 * would refuse the same body again, so the dialog has no retry: the visitor returns to the files.
 */
export const tooLarge: ErrorDeclaration = {
  name: 'too-large',
  leadsTo: (failure, context) => {
    if (failure.kind !== 'service' || failure.status !== 413) return undefined;
    if (context.origin !== 'submit' || !context.sendsFiles) return undefined;
    return createQuestionAction({
      picture: 'failed',
      type: 'error',
      title: 'Atenção!',
      text: failure.message || TOO_LARGE_TEXT,
      okText: 'Entendi',
      cancelText: '',
      technical: technicalLineOf(failure, context),
    });
  },
};
