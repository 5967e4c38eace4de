import { createSafeRecord } from '#shared/safety/safe-record.ts';
import type { Failure } from '../model/failure.ts';
import { type CustomerMessage, toCustomerMessage } from './customer-message.ts';

/** Labels of fields by key. */
export type Labels = Readonly<Record<string, string>>;

/** A word that may be the key of a field or the path to a field, with the quotes around the word. */
const NAME = /(["'`]?)([A-Za-z_$][\w$]*(?:(?:\.[\w$]+)|\[\d+\])*)\1/g;

/** Whether people would not spell a word like this: `contaAgencia`, `data_nascimento`, `dados.cpf`. */
const isIdentifier = (name: string): boolean => /[a-z\d][A-Z]|_|\.|\[/.test(name);

const lastPartOf = (path: string): string =>
  path
    .split(/[.[\]]+/)
    .filter(part => part !== '' && !/^\d+$/.test(part))
    .at(-1) ?? path;

const findLabel = (labels: Labels, path: string): string | undefined => {
  const name = [path, lastPartOf(path)].find(key => Object.hasOwn(labels, key));
  return name === undefined ? undefined : labels[name] || undefined;
};

/** 'comprovanteDeResidencia' -> 'comprovante de residencia'. */
const spellOut = (path: string): string =>
  lastPartOf(path)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/_+/g, ' ')
    .trim()
    .toLowerCase();

/** Whether a text can be the name of a field; the service may list other texts, which are not for people. */
const isFieldName = (name: string): boolean => /^[A-Za-z_$][\w$.[\]]{0,59}$/.test(name);

const replaceKeys = (labels: Labels, message: string): string =>
  message.replace(NAME, (match, quote: string, path: string) =>
    quote !== '' || isIdentifier(path) ? (findLabel(labels, path) ?? match) : match,
  );

/**
 * The failure with the labels of fields instead of their keys in its messages. Fields that the service names without a
 * message are appended to the failure's message (8.20).
 */
export function withLabels(failure: Failure, labels: Labels): Failure {
  if (failure.kind !== 'service') return failure;
  const names = failure.namedFields
    .filter(isFieldName)
    .map(name => findLabel(labels, name) ?? spellOut(name));
  const intro = replaceKeys(labels, failure.message) || (failure.original.isEmpty ? '' : 'Confira');
  const opening = intro.replace(/(?<![\s.!?:;,…])[\s.!?:;,…]+$/, '');
  const message =
    names.length > 0 ? [opening, [...new Set(names)].join(', ')].filter(Boolean).join(': ') : '';
  const fieldErrors: Record<string, CustomerMessage> = createSafeRecord();
  for (const [key, text] of Object.entries(failure.fieldErrors))
    fieldErrors[key] = toCustomerMessage(replaceKeys(labels, text));
  return {
    ...failure,
    message: toCustomerMessage(message || replaceKeys(labels, failure.message)),
    fieldErrors,
  };
}
