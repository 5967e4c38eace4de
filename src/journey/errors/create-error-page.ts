import { splitAtBreaks } from '#shared/split-at-breaks.ts';
import type { ErrorPage, NextAction, Question } from '../model/next-action.ts';
import type { StartPictureName } from '../model/picture-name.ts';
import type { CatalogueOrigin, ErrorContext } from './error-declaration.ts';

/** An error page (2.55) with this picture, title and message; without other options it has no button. */
export function createErrorPage(
  page: Partial<ErrorPage> & Pick<ErrorPage, 'picture' | 'title'> & { message?: string },
): NextAction {
  const { message, ...rest } = page;
  return {
    kind: 'page',
    page: {
      lines: splitAtBreaks(message ?? ''),
      technical: '',
      action: undefined,
      secondary: undefined,
      isError: true,
      ...rest,
    },
  };
}

/** A dialog (2.58) with this title and text, and these texts of its buttons; '' for no cancel button. */
export function createQuestionAction(
  options: Partial<Question> & Pick<Question, 'title' | 'text' | 'okText' | 'cancelText'>,
): NextAction {
  return {
    kind: 'ask',
    question: {
      picture: undefined,
      type: 'warning',
      onOk: 'stay',
      onCancel: 'stay',
      technical: '',
      ...options,
    },
  };
}

/** The button at the end of an analysis that repeats it with another CPF (2.54). */
export const OTHER_CPF = { label: 'Refazer com outro CPF', recovery: 'redoWithOtherCpf' } as const;

export interface TemporaryFailure {
  picture: StartPictureName;
  title: string;
  message: string;
  technical: string;
  /** True if the device has no connection: the page or dialog disappears when the connection is back. */
  isOffline?: boolean;
}

/** Origins with a form, which stays visible behind a dialog. */
const FORM_ORIGINS: ReadonlySet<CatalogueOrigin> = new Set(['submit', 'token', 'options']);

/**
 * The action after a temporary failure: over a form a dialog, so that the typed values stay visible; otherwise a page.
 * Both have a button for a retry.
 */
export function createTemporaryFailureAction(failure: TemporaryFailure, context: ErrorContext): NextAction {
  if (FORM_ORIGINS.has(context.origin)) {
    return createQuestionAction({
      picture: failure.picture,
      type: 'error',
      title: failure.title,
      text: failure.message,
      okText: 'Tentar novamente',
      cancelText: 'Voltar',
      onOk: context.origin === 'submit' ? 'resubmit' : 'stay',
      technical: failure.technical,
      // The app repeats no write without a press; the form still has its values.
      ...(failure.isOffline && { whenOnline: 'close' }),
    });
  }
  return createErrorPage({
    picture: failure.picture,
    title: failure.title,
    message: failure.message,
    technical: failure.technical,
    action: { label: 'Tentar Novamente', recovery: 'reopen' },
    ...(failure.isOffline && { whenOnline: 'reopen' }),
  });
}
