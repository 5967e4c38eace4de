import type { ErrorPage, NextAction, PictureName, Question, RecoveryName } from '../model/next-action.ts';
import type { ErrorContext, Origin } from './error-declaration.ts';
import { linesOf } from './message.ts';

/** The catalogue's usual page: a picture, plain lines, one button (2.55). */
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

/** The catalogue's usual dialog (2.58): defaults 'Cancelar' and 'Confirmar'. */
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

/** Where the analysis of this CPF has ended: it may be done with another one (2.54). */
export const OTHER_CPF = { label: 'Refazer com outro CPF', recovery: 'redoWithOtherCpf' } as const;

export interface Trouble {
  picture: PictureName;
  title: string;
  message: string;
  technical: string;
  /** It only tells that there is no internet: it goes when that is back. */
  offline?: boolean;
}

/** The recovery that asks again for what was under way. */
export function retryOf(context: ErrorContext): RecoveryName {
  switch (context.origin) {
    case 'submit':
      return 'resubmit';
    case 'poll':
    case 'completion':
      return 'pollAgain';
    default:
      return 'reopen';
  }
}

/** Where the visitor works at a form: it stays in view. What was wanted there is pressed again. */
const OVER_FORM: ReadonlySet<Origin> = new Set(['submit', 'token', 'options']);

/**
 * Trouble that may pass: while a form is in view it is a dialog over the form, so that what was typed stays in sight;
 * otherwise it is a page. Both offer to try again.
 */
export function passingTrouble(trouble: Trouble, context: ErrorContext): NextAction {
  const retry = retryOf(context);
  if (OVER_FORM.has(context.origin)) {
    return question({
      picture: trouble.picture,
      type: 'error',
      title: trouble.title,
      text: trouble.message,
      okText: 'Tentar novamente',
      cancelText: 'Voltar',
      onOk: context.origin === 'submit' ? retry : 'stay',
      technical: trouble.technical,
      // A write is never sent again unasked: the form is there, with what was typed.
      ...(trouble.offline && { whenOnline: 'close' }),
    });
  }
  return errorPage({
    picture: trouble.picture,
    title: trouble.title,
    message: trouble.message,
    technical: trouble.technical,
    action: { label: 'Tentar Novamente', recovery: retry },
    ...(trouble.offline && { whenOnline: retry }),
  });
}
