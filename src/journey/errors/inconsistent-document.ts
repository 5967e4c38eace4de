import type { NextAction } from '../model/next-action.ts';
import type { ErrorDeclaration } from './error-declaration.ts';
import { question } from './error-page.ts';

const ANOTHER_ACCOUNT = 'Inserir outra conta';
const ANOTHER_PROOF = 'Inserir outro comprovante';
const ANOTHER_CPF = 'Refazer com outro CPF';

interface Preset {
  title: string;
  text: string;
  okText: string;
}

/**
 * The dialogs (8.34-8.37) by the kind of inconsistency (8.31). The last two have one text, used as the title
 * (assumption 8.36).
 */
const PRESETS: ReadonlyMap<string, Preset> = new Map([
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

/** The error under the field of a refused document (8.32), and the candidates for that field. */
const REPROVED: ReadonlyMap<string, { text: string; keys: readonly string[] }> = new Map([
  ['inconsistentCep', { text: 'Cep divergente do documento', keys: ['cep'] }],
  ['inconsistentCidade', { text: 'Cidade divergente do documento', keys: ['cidade', 'city'] }],
  ['inconsistenEstado', { text: 'Estado divergente do documento', keys: ['estado', 'uf', 'state'] }],
]);

function reprovedNext(kinds: readonly string[], fieldKeys: readonly string[]): NextAction {
  const errors: Record<string, string> = {};
  const texts: string[] = [];
  for (const kind of kinds) {
    const reproved = REPROVED.get(kind);
    if (!reproved) continue;
    const key = fieldKeys.find(fieldKey => reproved.keys.includes(fieldKey));
    if (key === undefined) texts.push(reproved.text);
    else errors[key] = reproved.text;
  }
  return { kind: 'fieldErrors', errors, message: texts.join(' | ') };
}

/**
 * 8.31-8.37: a document does not match the declared data. A dialog with two ways to continue, or an error at the field.
 */
export const inconsistentDocument: ErrorDeclaration = {
  name: 'inconsistent-document',
  leadsTo: (failure, { fieldKeys }) => {
    if (failure.kind !== 'service') return undefined;
    for (const { kind } of failure.inconsistencies) {
      const preset = PRESETS.get(kind);
      if (!preset) continue;
      return question({
        ...preset,
        subject: kind,
        picture: 'document',
        cancelText: ANOTHER_CPF,
        onOk: 'sendAnother',
        onCancel: 'redoWithOtherCpf',
        // Another CPF begins the proposal again; another document only replaces the refused one.
        harmlessButton: 'ok',
      });
    }
    const reproved = failure.inconsistencies
      .filter(document => document.situation === 'reproved')
      .map(document => document.kind);
    // Without a form there is no field, so it is an ordinary message.
    return fieldKeys.length > 0 && reproved.some(kind => REPROVED.has(kind))
      ? reprovedNext(reproved, fieldKeys)
      : undefined;
  },
};
