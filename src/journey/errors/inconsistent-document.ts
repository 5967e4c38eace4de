import type { ServiceFailure } from '../model/failure.ts';
import type { NextAction } from '../model/next-action.ts';
import { createQuestionAction } from './create-error-page.ts';
import type { ErrorDeclaration } from './error-declaration.ts';

const ANOTHER_ACCOUNT = 'Inserir outra conta';
const ANOTHER_PROOF = 'Inserir outro comprovante';
const ANOTHER_CPF = 'Refazer com outro CPF';

interface DialogTexts {
  title: string;
  text: string;
  okText: string;
}

/**
 * The texts of the dialogs (8.34-8.37) by the kind of inconsistency (8.31). For the last two the specification has one
 * text, which is the title (assumption 8.36).
 */
const DIALOG_TEXTS: ReadonlyMap<string, DialogTexts> = new Map([
  [
    'inconsistentCPF',
    {
      title: 'Atenção',
      text: 'A conta ofertada não pertence ao cadastro',
      okText: ANOTHER_ACCOUNT,
    },
  ],
  [
    'resendOcr',
    {
      title: 'Oops parece que enviou uma conta não muito boa...',
      text: 'Podemos tentar novamente?',
      okText: ANOTHER_ACCOUNT,
    },
  ],
  [
    'inconsistentEnergyBill',
    { title: 'Documento de conta de luz inválido!', text: '', okText: ANOTHER_ACCOUNT },
  ],
  [
    'inconsistentComprovanteDeResidencia',
    { title: 'Documento de comprovante de residência inválido!', text: '', okText: ANOTHER_PROOF },
  ],
]);

/**
 * The error under a field that differs from a document (8.32), by the kind of inconsistency, and the field's possible
 * keys.
 */
const FIELD_ERRORS: ReadonlyMap<string, { text: string; keys: readonly string[] }> = new Map([
  ['inconsistentCep', { text: 'Cep divergente do documento', keys: ['cep'] }],
  ['inconsistentCidade', { text: 'Cidade divergente do documento', keys: ['cidade', 'city'] }],
  ['inconsistenEstado', { text: 'Estado divergente do documento', keys: ['estado', 'uf', 'state'] }],
]);

/** Situations of a document that is not refused (3.50). An entry without a situation, or with another one, is. */
const NOT_REFUSED = new Set(['approved', 'pending']);

function fieldErrorsFor(kinds: readonly string[], fieldKeys: readonly string[]): NextAction {
  const errors: Record<string, string> = {};
  const texts: string[] = [];
  for (const kind of kinds) {
    const fieldError = FIELD_ERRORS.get(kind);
    if (!fieldError) continue;
    const key = fieldKeys.find(fieldKey => fieldError.keys.includes(fieldKey));
    if (key === undefined) texts.push(fieldError.text);
    else errors[key] = fieldError.text;
  }
  return { kind: 'fieldErrors', errors, message: texts.join(' | ') };
}

/** The texts about fields that differ from a document (8.32), where no form shows them. Empty for none. */
export const documentTextsOf = ({ inconsistencies }: Pick<ServiceFailure, 'inconsistencies'>): string =>
  inconsistencies
    .flatMap(({ kind, situation }) => (situation === 'reproved' ? (FIELD_ERRORS.get(kind)?.text ?? []) : []))
    .join(' | ');

/**
 * 8.31-8.37: a document does not match the declared data. Leads to a dialog with two ways to continue, or to an error
 * under the field.
 */
export const inconsistentDocument: ErrorDeclaration = {
  name: 'inconsistent-document',
  leadsTo: (failure, { fieldKeys }) => {
    if (failure.kind !== 'service') return undefined;
    for (const { kind, situation } of failure.inconsistencies) {
      const dialogTexts = DIALOG_TEXTS.get(kind);
      if (!dialogTexts || NOT_REFUSED.has(situation)) continue;
      return createQuestionAction({
        ...dialogTexts,
        subject: kind,
        picture: 'documentProblem',
        cancelText: ANOTHER_CPF,
        onOk: 'sendAnother',
        onCancel: 'redoWithOtherCpf',
        // Another CPF starts the proposal again; another document only replaces the refused one.
        harmlessButton: 'ok',
      });
    }
    const reprovedKinds = failure.inconsistencies
      .filter(document => document.situation === 'reproved')
      .map(document => document.kind);
    // Without a form there is no field: a later row of the catalogue shows the service's message, or the texts.
    return fieldKeys.length > 0 && reprovedKinds.some(kind => FIELD_ERRORS.has(kind))
      ? fieldErrorsFor(reprovedKinds, fieldKeys)
      : undefined;
  },
};
