import type { DocumentTrouble } from './journey.ts';
import type { Random } from './random.ts';

type Refusal = Omit<Extract<DocumentTrouble, { kind: 'refused' }>, 'kind' | 'choice'>;

/** The dialogs of the specification about a document that does not fit (8.34 to 8.37). */
export const billRefusals: readonly Refusal[] = [
  {
    inconsistency: 'inconsistentCPF',
    seen: ['Atenção', 'A conta ofertada não pertence ao cadastro'],
    again: 'Inserir outra conta',
  },
  {
    inconsistency: 'resendOcr',
    seen: ['Oops parece que enviou uma conta não muito boa...', 'Podemos tentar novamente?'],
    again: 'Inserir outra conta',
  },
  {
    inconsistency: 'inconsistentEnergyBill',
    seen: ['Documento de conta de luz inválido!'],
    again: 'Inserir outra conta',
  },
];

export const residenceRefusal: Refusal = {
  inconsistency: 'inconsistentComprovanteDeResidencia',
  seen: ['Documento de comprovante de residência inválido!'],
  again: 'Inserir outro comprovante',
};

export const OTHER_CPF = 'Refazer com outro CPF';

/** The kind of trouble that the service has with the documents of a journey; `undefined` in most of them. */
export const pickTrouble = (random: Random): DocumentTrouble['kind'] | undefined =>
  random.chance(0.4) ? random.pick(['refused', 'unreadable', 'overdue', 'checked']) : undefined;
