import type { Failure, ServiceFailure } from '../model/failure.ts';
import type { ErrorContext } from './error-declaration.ts';
import { documentTextsOf } from './inconsistent-document.ts';
import { INVALID_FIELD } from './invalid-field.ts';

/** 8.11: the text in place of a message that was only machine text. */
export const INSTABILITY_TEXT =
  'Houve alguma instabilidade na rede ou dispositivo, tente recarregar a página.';

/** 8.20: the text if the service sends no message. */
export const UNKNOWN_TEXT = 'Erro desconhecido';

/** 429 without a message: a reload, which the text of 8.11 proposes, would only be one more request. */
const TOO_MANY_TEXT =
  'O serviço recebeu muitos pedidos em pouco tempo. Aguarde um momento e tente novamente.';

/** The text of a status that says by itself what the visitor can do; empty for any other status. */
export const statusTextOf = ({ status, code }: Pick<ServiceFailure, 'status' | 'code'>): string =>
  status === 429 || code === 429 ? TOO_MANY_TEXT : '';

/**
 * The service's message for the visitor, or the text of its status or of its document; INSTABILITY_TEXT if it was only
 * machine text; empty if there was none.
 */
export const messageFor = (
  failure: Pick<ServiceFailure, 'message' | 'original' | 'status' | 'code' | 'inconsistencies'>,
): string =>
  failure.message ||
  statusTextOf(failure) ||
  documentTextsOf(failure) ||
  (failure.original.isEmpty ? '' : INSTABILITY_TEXT);

const PART_END = ' | ';

/** Joins messages. A part that several of them have appears once. */
export const joinOnce = (messages: readonly string[]): string =>
  [...new Set(messages.flatMap(text => text.split(PART_END)).filter(text => text !== ''))].join(PART_END);

/** The message beside messages about fields: they give the reason, so no text stands in for machine text. */
export const messageBesideFields = (mainMessage: string): string =>
  mainMessage === INSTABILITY_TEXT ? '' : mainMessage;

/**
 * The service's message and its messages about fields, where no field can show them (8.22), each once. Empty if there
 * are none.
 */
export function joinedMessagesOf(failure: ServiceFailure, mainMessage = messageFor(failure)): string {
  const fieldMessages = joinOnce(Object.values(failure.fieldErrors).filter(text => text !== INVALID_FIELD));
  return fieldMessages === ''
    ? joinOnce([mainMessage])
    : joinOnce([messageBesideFields(mainMessage), fieldMessages]);
}

/** Longer original messages are cut off. Characters. */
const MAX_ORIGINAL_LENGTH = 240;

/**
 * The technical line (2.55): operation and code. Outside production the original message follows, if the visitor's
 * message differs from it (assumption 2.55).
 */
export function technicalLineOf(
  failure: Failure,
  { showsOriginal }: Pick<ErrorContext, 'showsOriginal'>,
): string {
  switch (failure.kind) {
    case 'service': {
      const { message, operation, original, status } = failure;
      const text = showsOriginal ? original.reveal() : '';
      const hint = text === message ? '' : text.slice(0, MAX_ORIGINAL_LENGTH);
      return [`${operation} ${status}`, hint].filter(part => part !== '').join(' · ');
    }
    case 'malformed':
      return `${failure.operation} ${failure.status}`;
    case 'journey':
      return failure.problem;
    default:
      return `${failure.operation} ${failure.kind}`;
  }
}
