import { createSafeRecord } from '#shared/safety/safe-record.ts';
import type { Failure, ServiceFailure } from '../model/failure.ts';
import { isFieldName } from '../model/field.ts';
import { type CustomerMessage, toCustomerMessage } from './customer-message.ts';
import { INVALID_FIELD } from './invalid-field.ts';

/** Labels of fields by key. */
export type Labels = Readonly<Record<string, string>>;

/** A word that may be the key of a field or the path to a field, with the quotes around the word. */
const NAME = /(["'`]?)([A-Za-z_$][\w$]*(?:(?:\.[\w$]+)|\[\d+\])*)\1/g;

/** A word that only a program writes: `renda_mensal`, `socios[0].renda_mensal`. */
const SNAKE_CASE = /(?:^|[.\]])[a-z\d]+(?:_[a-z\d]+)+$/;

/** Whether the text between these indexes is a part of an address. */
const isInAddress = (text: string, start: number, end: number): boolean =>
  /[@/?&=#%.-]/.test(text.charAt(start - 1)) || /[@/=-]/.test(text.charAt(end));

/** Whether people would not spell a word like this: `contaAgencia`, `data_nascimento`, `dados.cpf`. */
const isIdentifier = (name: string): boolean => /[a-z\d][A-Z]|_|\.|\[/.test(name);

const lastPartOf = (path: string): string =>
  path
    .split(/[.[\]]+/)
    .filter(part => part !== '' && !/^\d+$/.test(part))
    .at(-1) ?? path;

/** The key of the field that a path leads to; `undefined` if no field has it. */
const findKey = (labels: Labels, path: string): string | undefined =>
  [path, lastPartOf(path)].find(key => Object.hasOwn(labels, key));

const findLabel = (labels: Labels, path: string): string | undefined => {
  const key = findKey(labels, path);
  return key === undefined ? undefined : labels[key] || undefined;
};

/** 'comprovanteDeResidencia' -> 'comprovante de residencia'. */
const spellOut = (path: string): string =>
  lastPartOf(path)
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .replace(/_+/g, ' ')
    .trim()
    .toLowerCase();

/** The message with labels in place of keys. A key that no field has is spelled as words. */
const replaceKeys = (labels: Labels, message: string): string =>
  message.replace(NAME, (match, quote: string, path: string, start: number) => {
    if (quote === '' && !isIdentifier(path)) return match;
    const isUnknownKey = SNAKE_CASE.test(path) && !isInAddress(message, start, start + match.length);
    return findLabel(labels, path) ?? (isUnknownKey ? spellOut(path) : match);
  });

/**
 * The failure whose lists of words name fields, if one of the words is the key of a field. Other lists stay messages.
 */
function withNamedFields(failure: ServiceFailure, labels: Labels): ServiceFailure {
  const { wordLists } = failure;
  const lists = (wordLists?.lists ?? []).filter(
    ({ name, words }) =>
      findKey(labels, name) === undefined && words.some(word => findKey(labels, word) !== undefined),
  );
  if (!wordLists || lists.length === 0) return failure;
  const listNames = new Set(lists.map(({ name }) => name));
  const words = lists.flatMap(list => list.words);
  const messages = Object.entries(failure.fieldErrors).filter(([name]) => !listNames.has(name));
  return {
    ...failure,
    message: wordLists.message,
    namedFields: [...failure.namedFields, ...words],
    fieldErrors: createSafeRecord([
      ...words.map(word => [word, toCustomerMessage(INVALID_FIELD)] as const),
      ...messages,
    ]),
  };
}

/**
 * The failure with the labels of fields instead of their keys in its messages. Fields that the service names without a
 * message are appended to the failure's message (8.20).
 */
export function withLabels(original: Failure, labels: Labels): Failure {
  if (original.kind !== 'service') return original;
  const failure = withNamedFields(original, labels);
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
