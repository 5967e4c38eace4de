import { takesFiles } from '../fields/takes-files.ts';
import { wordsIn } from '../fields/words-in.ts';
import { type FieldHolder, fieldsOf } from '../form/step-fields.ts';
import type { Field } from '../model/field.ts';

/** A field that the visitor fills in again, and its step. */
export interface FieldToRefill {
  slug: string;
  key: string;
  /** Whether the field takes a document: then the app removes the refused one from it. */
  isDocument: boolean;
}

type FieldMatcher = (field: Field) => boolean;
const createNameMatcher =
  (...words: readonly string[]): FieldMatcher =>
  ({ key }) =>
    // Without the digits of 'conta2'.
    wordsIn(key.replace(/\d+/g, ' ')).some(word => words.includes(word));
const createDocumentMatcher =
  (matches: FieldMatcher): FieldMatcher =>
  field =>
    takesFiles(field) && matches(field);

/** Whether the name of a field says that it is about an account. */
export const isAccount = createNameMatcher('conta');
const isBank = createNameMatcher('banco', 'agencia');

const ACCOUNT_MATCHERS: readonly FieldMatcher[] = [
  createDocumentMatcher(createNameMatcher('conta', 'fatura', 'energia', 'luz')),
  isAccount,
  takesFiles,
];
const PROOF_MATCHERS: readonly FieldMatcher[] = [
  createDocumentMatcher(createNameMatcher('comprovante', 'residencia', 'endereco')),
  takesFiles,
];

/** Whether the visitor can see a field at the step with this slug. */
type Reachability = (slug: string, field: Field) => boolean;

/**
 * The bank account of the step that was refused because of a CPF, if that step asks for no document. Then it is the
 * account that did not match, whatever an earlier step asked for (assumption 8.34).
 */
export function findRefusedAccount(
  step: FieldHolder & { slug: string },
  kind: string,
  isReachable: Reachability,
): FieldToRefill | undefined {
  if (kind !== 'inconsistentCPF') return undefined;
  const fields = fieldsOf(step).all.filter(field => isReachable(step.slug, field));
  const account = fields.find(isAccount);
  return account && fields.some(isBank) && !fields.some(takesFiles)
    ? { slug: step.slug, key: account.key, isDocument: false }
    : undefined;
}

/**
 * The field to fill in again after a refused document (8.31): the proof of residence or the energy bill, otherwise the
 * bank account, otherwise any document (assumption 8.34). Earlier steps of the list take precedence.
 */
export function findFieldToRefill(
  steps: readonly (FieldHolder & { slug: string })[],
  kind: string,
  isReachable: Reachability,
): FieldToRefill | undefined {
  for (const fieldMatcher of kind === 'inconsistentComprovanteDeResidencia'
    ? PROOF_MATCHERS
    : ACCOUNT_MATCHERS) {
    for (const step of steps) {
      const field = fieldsOf(step).all.find(
        candidate => fieldMatcher(candidate) && isReachable(step.slug, candidate),
      );
      if (field) return { slug: step.slug, key: field.key, isDocument: takesFiles(field) };
    }
  }
  return undefined;
}
