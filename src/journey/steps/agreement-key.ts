import type { Field } from '../model/field.ts';

/** Identifies a term with its exact text: if the service sends another text, the visitor must agree again. */
export const agreementKeyOf = ({ key, label, term }: Pick<Field, 'key' | 'label' | 'term'>): string =>
  JSON.stringify([key, label, term]);
