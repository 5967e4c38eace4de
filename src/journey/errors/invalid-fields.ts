import type { ErrorDeclaration } from './error-declaration.ts';
import { readableMessage } from './message.ts';

/** 8.20, 8.22: the service refuses fields: each message lands under its field, the rest is said above the form. */
export const invalidFields: ErrorDeclaration = {
  name: 'invalid-fields',
  leadsTo: (failure, { origin, fieldKeys }) => {
    if (failure.kind !== 'service' || origin !== 'submit') return undefined;
    const named = Object.entries(failure.fieldErrors);
    if (named.length === 0) return undefined;
    const here = named.filter(([key]) => fieldKeys.includes(key));
    const elsewhere = named.filter(([key]) => !fieldKeys.includes(key)).map(([, text]) => text);
    const message = [readableMessage(failure.message), ...elsewhere].filter(text => text !== '').join(' | ');
    return { kind: 'fieldErrors', errors: Object.fromEntries(here), message };
  },
};
