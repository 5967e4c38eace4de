import type { Failure } from '../model/failure.ts';
import { type NextAction, type Question, stay } from '../model/next-action.ts';
import { isOfflineFailure } from './connection.ts';
import type { CatalogueOrigin, DerivedOrigin } from './error-declaration.ts';

/** The message if the lender has no offer for a CPF (8.47). */
const NO_OFFER_FOR_CPF = 'No momento não temos oferta disponivel para o seu CPF';

/** 8.17: the resource of a file field is missing or empty, and the field is hidden (4.34, 5.34). */
export const missingResourceToast: NextAction = {
  kind: 'toast',
  type: 'error',
  title: 'Atenção',
  text: 'Recurso não encontrado',
};

interface OriginConversion {
  /** The origin for which the catalogue decides. */
  baseOrigin: CatalogueOrigin;
  /** Converts the catalogue's action. */
  adapt(next: NextAction, failure: Failure): NextAction;
}

/**
 * The action after a refused list or lookup, if it concerns more than its field (8.22-8.25, 8.28). Otherwise
 * `undefined`: the field itself shows the failure.
 */
function findEffectBeyondField(next: NextAction, failure: Failure): NextAction | undefined {
  if (failure.kind === 'service' && failure.noOffer)
    return { kind: 'toast', type: 'error', title: 'Atenção', text: failure.message || NO_OFFER_FOR_CPF };
  const leavesForm =
    next.kind === 'go' ||
    next.kind === 'openHash' ||
    next.kind === 'run' ||
    (failure.kind === 'service' && failure.endsFlow);
  return leavesForm ? next : undefined;
}

/** Whether the failure ends the journey (8.1, 8.22). */
const endsJourney = (failure: Failure): boolean =>
  failure.kind === 'service' && (failure.endsFlow || failure.noOffer);

/** Title and text of an error page or dialog; `undefined` for other actions. */
function titleAndTextOf(next: NextAction): Pick<Question, 'title' | 'text'> | undefined {
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
 * A failed restart: blocked cookies (8.13), a missing hash id (8.8), and any other failure under 'Atenção!' with its
 * message (8.14). It is a dialog, because the screen behind it still shows the old proposal.
 */
function createRestartDialogAction(next: NextAction, failure: Failure): NextAction {
  const texts = titleAndTextOf(next);
  if (!texts || endsJourney(failure)) return next;
  return {
    kind: 'ask',
    question: {
      picture: undefined,
      type: 'error',
      ...texts,
      ...(failure.kind === 'journey' ? {} : { title: 'Atenção!' }),
      okText: 'Tentar novamente',
      cancelText: 'Voltar',
      onOk: 'restart',
      onCancel: 'stay',
      technical: '',
      ...(isOfflineFailure(failure) && { whenOnline: 'close' }),
      ...(failure.kind === 'service' &&
        failure.retryAfter !== undefined && { repeatedOperation: failure.operation }),
    },
  };
}

/** Origins that convert the catalogue's action, because the screen already shows the failure in another way. */
export const derivedOrigins: Readonly<Record<DerivedOrigin, OriginConversion>> = {
  restart: { baseOrigin: 'opening', adapt: createRestartDialogAction },
  lookup: { baseOrigin: 'options', adapt: (next, failure) => findEffectBeyondField(next, failure) ?? stay },
  fileLookup: {
    baseOrigin: 'options',
    adapt: (next, failure) => findEffectBeyondField(next, failure) ?? missingResourceToast,
  },
  tokenPoll: {
    baseOrigin: 'token',
    adapt: next => (next.kind === 'ask' || next.kind === 'fieldErrors' ? stay : next),
  },
  details: {
    baseOrigin: 'poll',
    adapt: next => (next.kind === 'toast' || next.kind === 'ask' ? stay : next),
  },
  contracts: { baseOrigin: 'poll', adapt: next => (next.kind === 'toast' ? stay : next) },
};
