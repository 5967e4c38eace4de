import type { ErrorPage, NextAction, PictureName, Question } from '../model/next-action.ts';
import type { CatalogueOrigin, ErrorContext } from './error-declaration.ts';
import { linesOf } from './message.ts';

/** The usual error page: picture, lines of text, one button (2.55). */
export function errorPage(
  page: Partial<ErrorPage> & Pick<ErrorPage, 'picture' | 'title'> & { message?: string },
): NextAction {
  const { message, ...rest } = page;
  return {
    kind: 'page',
    page: {
      lines: linesOf(message ?? ''),
      technical: '',
      action: undefined,
      secondary: undefined,
      isError: true,
      ...rest,
    },
  };
}

/** The usual dialog (2.58), by default with 'Cancelar' and 'Confirmar'. */
export function question(options: Partial<Question> & Pick<Question, 'title' | 'text'>): NextAction {
  return {
    kind: 'ask',
    question: {
      picture: undefined,
      type: 'warning',
      okText: 'Confirmar',
      cancelText: 'Cancelar',
      onOk: 'stay',
      onCancel: 'stay',
      technical: '',
      ...options,
    },
  };
}

/** For the end of an analysis: it may be repeated with another CPF (2.54). */
export const OTHER_CPF = { label: 'Refazer com outro CPF', recovery: 'redoWithOtherCpf' } as const;

export interface TemporaryFailure {
  picture: PictureName;
  title: string;
  message: string;
  technical: string;
  /** Only reports a missing connection, so it disappears when that is back. */
  offline?: boolean;
}

/** Origins with a form: it stays visible, and the visitor presses again. */
const OVER_FORM: ReadonlySet<CatalogueOrigin> = new Set(['submit', 'token', 'options']);

/**
 * A temporary failure: over a form a dialog, so that what was typed stays visible; otherwise a page. Both offer a
 * retry.
 */
export function temporaryFailure(failure: TemporaryFailure, context: ErrorContext): NextAction {
  if (OVER_FORM.has(context.origin)) {
    return question({
      picture: failure.picture,
      type: 'error',
      title: failure.title,
      text: failure.message,
      okText: 'Tentar novamente',
      cancelText: 'Voltar',
      onOk: context.origin === 'submit' ? 'resubmit' : 'stay',
      technical: failure.technical,
      // A write is never repeated unasked; the form with its values is still there.
      ...(failure.offline && { whenOnline: 'close' }),
    });
  }
  return errorPage({
    picture: failure.picture,
    title: failure.title,
    message: failure.message,
    technical: failure.technical,
    action: { label: 'Tentar Novamente', recovery: 'reopen' },
    ...(failure.offline && { whenOnline: 'reopen' }),
  });
}
