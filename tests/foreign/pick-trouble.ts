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

/** The words of the specification for an address that differs from that of the document (8.32). */
const DIVERGING = [
  { kind: 'inconsistentCep', key: 'cep', seen: 'Cep divergente do documento' },
  { kind: 'inconsistentCidade', key: 'cidade', seen: 'Cidade divergente do documento' },
  { kind: 'inconsistenEstado', key: 'estado', seen: 'Estado divergente do documento' },
] as const;

/** Some parts of the address differ; others are right, or nobody knows yet. */
export function createDivergence(random: Random): Extract<DocumentTrouble, { kind: 'diverging' }> {
  const [first, ...others] = random.shuffle(DIVERGING);
  const parts = [first, ...others.filter(() => random.chance(0.4))].filter(part => part !== undefined);
  const isReproved = (part: (typeof DIVERGING)[number]): boolean => part === first || random.chance(0.5);
  const entries = parts.map(part => ({ ...part, isReproved: isReproved(part) }));
  const textsOf = (reproved: boolean): string[] =>
    entries.filter(entry => entry.isReproved === reproved).map(({ seen }) => seen);
  return {
    kind: 'diverging',
    inconsistencies: entries.map(entry => ({
      kind: entry.kind,
      situation: entry.isReproved ? 'reproved' : random.pick(['approved', 'pending']),
    })),
    message: random.chance(0.5) ? 'Confira o endereço.' : undefined,
    seen: textsOf(true),
    unseen: textsOf(false),
    choice: random.pick(['again', 'attach']),
  };
}

export const OTHER_CPF = 'Refazer com outro CPF';

/** The kind of trouble that the service has with the documents of a journey; `undefined` in most of them. */
export const pickTrouble = (random: Random): Exclude<DocumentTrouble['kind'], 'diverging'> | undefined =>
  random.chance(0.4) ? random.pick(['refused', 'unreadable', 'overdue', 'checked']) : undefined;
