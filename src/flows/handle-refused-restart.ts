import type { Failure } from '#journey/model/failure.ts';
import type { NextAction, Question } from '#journey/model/next-action.ts';
import type { Context } from './context.ts';
import { reportFailure } from './report-failure.ts';

/** Whether the failure ends the journey or leads elsewhere (8.1, 8.22-8.24). */
const leadsElsewhere = (failure: Failure): boolean =>
  failure.kind === 'cancelled' ||
  (failure.kind === 'service' &&
    (failure.status === 401 || failure.endsFlow || failure.redirects || failure.noOffer));

/** The text of the error catalogue, whatever form the catalogue gives it. */
function wordsOf(next: NextAction): Pick<Question, 'title' | 'text'> | undefined {
  switch (next.kind) {
    case 'page':
      return { title: next.page.title, text: next.page.lines.join('<br/>') };
    case 'ask':
      return { title: next.question.title, text: next.question.text };
    case 'toast':
      return { title: next.title, text: next.text };
    default:
      return undefined;
  }
}

/**
 * Shows a failed restart: blocked cookies (8.13), a missing hash id (8.8), and anything else under 'Atenção!' with its
 * message (8.14). It is a dialog, because the old proposal is still open behind it.
 */
export function handleRefusedRestart(context: Context, failure: Failure): NextAction {
  const next = reportFailure(context, failure, 'opening');
  const words = wordsOf(next);
  if (!words || leadsElsewhere(failure)) return next;
  return {
    kind: 'ask',
    question: {
      picture: undefined,
      type: 'error',
      ...words,
      ...(failure.kind === 'journey' ? {} : { title: 'Atenção!' }),
      okText: 'Tentar novamente',
      cancelText: 'Voltar',
      onOk: 'restart',
      onCancel: 'stay',
      technical: '',
      ...(failure.kind === 'service' && failure.retryAfter !== undefined && { retries: failure.operation }),
    },
  };
}
