import type { NextAction } from '../model/next-action.ts';
import { createQuestionAction, createTemporaryFailureAction } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { technicalLineOf } from './message.ts';

export const TOO_LARGE_TEXT =
  'Os arquivos são grandes demais para enviar de uma vez. Escolha arquivos menores ou fotografe os documentos.';

/**
 * 413 without a message: a gateway in front of the service refuses the body, with a page in HTML. It would refuse the
 * same body again, so the dialog after a submission has no retry: the visitor returns to the files.
 */
export const tooLarge: ErrorDeclaration = {
  name: 'too-large',
  leadsTo: (failure, context): NextAction | undefined => {
    if (failure.kind !== 'service' || failure.status !== 413 || failure.message !== '') return undefined;
    const texts = {
      picture: 'failed',
      title: 'Atenção!',
      technical: technicalLineOf(failure, context),
    } as const;
    return context.origin === 'submit'
      ? createQuestionAction({
          ...texts,
          type: 'error',
          text: TOO_LARGE_TEXT,
          okText: 'Entendi',
          cancelText: '',
        })
      : createTemporaryFailureAction({ ...texts, message: TOO_LARGE_TEXT }, context);
  },
};
