import type { Failure } from '../model/failure.ts';
import { type CustomerMessage, customerMessage } from './customer-message.ts';

/** Labels of fields by key. */
export type Labels = Readonly<Record<string, string>>;

/** A word that may be the key of a field or a path to it, with the quotes around it. */
const NAME = /(["'`]?)([A-Za-z_$][\w$]*(?:(?:\.[\w$]+)|\[\d+\])*)\1/g;

/** Spellings that people do not use: `contaAgencia`, `data_nascimento`, `dados.cpf`. */
const isIdentifier = (name: string): boolean => /[a-z\d][A-Z]|_|\.|\[/.test(name);

const lastName = (path: string): string =>
  path
    .split(/[.[\]]+/)
    .filter(part => part !== '' && !/^\d+$/.test(part))
    .at(-1) ?? path;

const labelOf = (labels: Labels, path: string): string | undefined => {
  const name = [path, lastName(path)].find(key => Object.hasOwn(labels, key));
  return name === undefined ? undefined : labels[name] || undefined;
};

/** 'comprovanteDeResidencia' -> 'comprovante de residencia'. */
const wordsOf = (path: string): string =>
  lastName(path)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/_+/g, ' ')
    .trim()
    .toLowerCase();

/** A name of a field has letters and is short; anything else in a list of names is not for people. */
const isFieldName = (name: string): boolean => /^[A-Za-z_$][\w$.[\]]{0,59}$/.test(name);

const inLabels = (labels: Labels, message: string): string =>
  message.replace(NAME, (match, quote: string, path: string) =>
    quote !== '' || isIdentifier(path) ? (labelOf(labels, path) ?? match) : match,
  );

/**
 * A failure whose messages have the labels of fields instead of their keys. Fields that the service only names are
 * appended to its message (8.20).
 */
export function withLabels(failure: Failure, labels: Labels): Failure {
  if (failure.kind !== 'service') return failure;
  const names = failure.namedFields.filter(isFieldName).map(name => labelOf(labels, name) ?? wordsOf(name));
  const intro = inLabels(labels, failure.message) || (failure.original.isEmpty ? '' : 'Confira');
  const message = names.length > 0 ? [intro, [...new Set(names)].join(', ')].filter(Boolean).join(': ') : '';
  const fieldErrors = Object.create(null) as Record<string, CustomerMessage>; // Object.create is untyped
  for (const [key, text] of Object.entries(failure.fieldErrors))
    fieldErrors[key] = customerMessage(inLabels(labels, text));
  return {
    ...failure,
    message: customerMessage(message || inLabels(labels, failure.message)),
    fieldErrors,
  };
}
