import type { Failure } from '../model/failure.ts';
import { type NextAction, type Question, stay } from '../model/next-action.ts';
import type { CatalogueOrigin, DerivedOrigin } from './error-declaration.ts';

/** The message if the lender has no offer for a CPF (8.47). */
const NO_OFFER_FOR_CPF = 'No momento não temos oferta disponivel para o seu CPF';

/** 8.17: the resource of a file field is missing, and the field is hidden (4.34). */
const NO_RESOURCE = 'Recurso não encontrado';

interface Derived {
  /** The origin whose answer of the catalogue is used. */
  baseOrigin: CatalogueOrigin;
  /** Converts that answer. */
  adapt(next: NextAction, failure: Failure): NextAction;
}

/** The effect of a refused list or lookup on the form; the rest is shown at its field (8.22-8.24, 8.28). */
function effectBeyondField(next: NextAction, failure: Failure): NextAction | undefined {
  if (failure.kind === 'service' && failure.noOffer)
    return { kind: 'toast', type: 'error', title: 'Atenção', text: failure.message || NO_OFFER_FOR_CPF };
  const leads =
    next.kind === 'go' || next.kind === 'openHash' || (failure.kind === 'service' && failure.endsFlow);
  return leads ? next : undefined;
}

/** Whether the failure ends the journey (8.1, 8.22). */
const endsJourney = (failure: Failure): boolean =>
  failure.kind === 'service' && (failure.endsFlow || failure.noOffer);

/** The text of the error catalogue, whatever form the catalogue gives it. */
function messageOf(next: NextAction): Pick<Question, 'title' | 'text'> | undefined {
  switch (next.kind) {
    case 'page':
      return { title: next.page.title, text: next.page.lines.join('<br/>') };
    case 'ask':
      return { title: next.question.title, text: next.question.text };
    default:
      return undefined;
  }
}

/**
 * A failed restart: blocked cookies (8.13), a missing hash id (8.8), and anything else under 'Atenção!' with its message
 * (8.14). It is a dialog, because the old proposal is still open behind it.
 */
function asRestartDialog(next: NextAction, failure: Failure): NextAction {
  const message = messageOf(next);
  if (!message || endsJourney(failure)) return next;
  return {
    kind: 'ask',
    question: {
      picture: undefined,
      type: 'error',
      ...message,
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

/** Origins at which the catalogue's answer takes another form, because the failure is already shown in place. */
export const derivedOrigins: Readonly<Record<DerivedOrigin, Derived>> = {
  restart: { baseOrigin: 'opening', adapt: asRestartDialog },
  lookup: { baseOrigin: 'options', adapt: (next, failure) => effectBeyondField(next, failure) ?? stay },
  fileLookup: {
    baseOrigin: 'options',
    adapt: (next, failure) =>
      effectBeyondField(next, failure) ?? {
        kind: 'toast',
        type: 'error',
        title: 'Atenção',
        text: NO_RESOURCE,
      },
  },
  details: {
    baseOrigin: 'poll',
    adapt: next => (next.kind === 'toast' || next.kind === 'ask' ? stay : next),
  },
  contracts: { baseOrigin: 'poll', adapt: next => (next.kind === 'toast' ? stay : next) },
};
