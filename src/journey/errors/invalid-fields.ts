import type { Failure } from '../model/failure.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { isUnstable } from './instability.ts';
import { INVALID_FIELD } from './invalid-field.ts';
import { joinOnce, messageBesideFields, messageFor } from './message.ts';

/**
 * The key of the field that the service names; `undefined` if the form does not have it. In a path such as `dados.cpf`
 * the last name that is a key of the form decides.
 */
function keyOfNamedField(name: string, fieldKeys: readonly string[]): string | undefined {
  if (fieldKeys.includes(name)) return name;
  return name
    .split(/[.[\]]+/)
    .reverse()
    .find(part => fieldKeys.includes(part));
}

/**
 * The text under the only field that was sent: the message about it, otherwise the one about the whole. Empty if the
 * service says nothing about it (8.22).
 */
export function textUnderField(failure: Failure, key: string): string {
  if (failure.kind !== 'service' || isUnstable(failure)) return '';
  const named = Object.entries(failure.fieldErrors).find(
    ([name]) => keyOfNamedField(name, [key]) !== undefined,
  );
  return named ? named[1] || INVALID_FIELD : failure.message;
}

/** 8.20, 8.22: the service refuses fields. Each message appears under its field, other messages above the form. */
export const invalidFields: ErrorDeclaration = {
  name: 'invalid-fields',
  leadsTo: (failure, { origin, fieldKeys }) => {
    if (failure.kind !== 'service' || origin !== 'submit') return undefined;
    const mainMessage = messageFor(failure);
    const fieldErrors = Object.entries(failure.fieldErrors).filter(
      ([name, text]) =>
        keyOfNamedField(name, fieldKeys) !== undefined || joinOnce([mainMessage, text]) !== mainMessage,
    );
    if (fieldErrors.length === 0) return undefined;
    const errors: [key: string, text: string][] = [];
    const otherMessages: string[] = [];
    for (const [name, text] of fieldErrors) {
      const key = keyOfNamedField(name, fieldKeys);
      if (key !== undefined) errors.push([key, text || INVALID_FIELD]);
      // The message names these fields already (8.20).
      else if (text !== INVALID_FIELD || !failure.namedFields.includes(name)) otherMessages.push(text);
    }
    const isBesideOthers = errors.length > 0 || otherMessages.length > 0;
    const message = joinOnce([
      isBesideOthers ? messageBesideFields(mainMessage) : mainMessage,
      ...otherMessages,
    ]);
    // Without a readable message a later row of the catalogue decides.
    if (errors.length === 0 && message === '') return undefined;
    return { kind: 'fieldErrors', errors: Object.fromEntries(errors), message };
  },
};
