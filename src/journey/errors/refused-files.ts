import { createQuestionAction } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { technicalLineOf } from './message.ts';

/** The texts where the refusal has no reason of the service, by status. */
export const REFUSED_FILES_TEXTS: ReadonlyMap<number, string> = new Map([
  [
    413,
    'Os arquivos são grandes demais para enviar de uma vez. Escolha arquivos menores ou fotografe os documentos.',
  ],
  [
    415,
    'O formato de um dos arquivos não foi aceito. Escolha arquivos em outro formato ou fotografe os documentos.',
  ],
]);

/**
 * 413 or 415 for a submission with files: the service, or a gateway in front of it with a page in HTML, refuses the
 * body. It would refuse the same body again, so the dialog has no retry: the visitor returns to the files.
 */
export const refusedFiles: ErrorDeclaration = {
  name: 'refused-files',
  leadsTo: (failure, context) => {
    if (failure.kind !== 'service' || context.origin !== 'submit' || !context.sendsFiles) return undefined;
    const text = REFUSED_FILES_TEXTS.get(failure.status);
    if (text === undefined) return undefined;
    return createQuestionAction({
      picture: 'failed',
      type: 'error',
      title: 'Atenção!',
      text: failure.message || text,
      okText: 'Entendi',
      cancelText: '',
      technical: technicalLineOf(failure, context),
    });
  },
};
