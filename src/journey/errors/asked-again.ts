import { fieldKinds } from '../fields/index.ts';
import { type FieldHolder, fieldsOf } from '../form/step-fields.ts';
import type { Field } from '../model/field.ts';

export interface AskedAgain {
  slug: string;
  key: string;
  /** The field holds a document: the refused one is removed. */
  isDocument: boolean;
}

const isDocument = ({ component }: Field): boolean => fieldKinds.find(component)?.carries === 'files';

/** 'fotoDaConta' -> foto, da, conta. */
const wordsOf = (key: string): string[] =>
  key
    .replace(/([a-z])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[^a-z]+/);

type FieldMatcher = (field: Field) => boolean;
const matchesName =
  (...words: readonly string[]): FieldMatcher =>
  ({ key }) =>
    wordsOf(key).some(word => words.includes(word));
const document =
  (wanted: FieldMatcher): FieldMatcher =>
  field =>
    isDocument(field) && wanted(field);

const ACCOUNT: readonly FieldMatcher[] = [
  document(matchesName('conta', 'fatura', 'energia', 'luz')),
  matchesName('conta'),
  isDocument,
];
const PROOF: readonly FieldMatcher[] = [
  document(matchesName('comprovante', 'residencia', 'endereco')),
  isDocument,
];

/**
 * The field that asked for the refused document (8.31): the energy bill, otherwise the bank account, otherwise any
 * document (assumption 8.34). `steps`: where it may be, the most likely first.
 */
export function askedAgain(
  steps: readonly (FieldHolder & { slug: string })[],
  kind: string,
): AskedAgain | undefined {
  for (const fieldMatcher of kind === 'inconsistentComprovanteDeResidencia' ? PROOF : ACCOUNT) {
    for (const step of steps) {
      const field = fieldsOf(step).all.find(fieldMatcher);
      if (field) return { slug: step.slug, key: field.key, isDocument: isDocument(field) };
    }
  }
  return undefined;
}
