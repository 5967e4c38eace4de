import { capitalizeSentence } from '#brazil/names.ts';
import { removeAccents } from '#brazil/remove-accents.ts';

/**
 * The meaning of a situation for the credit at the end of the journey (assumption 2.2): it ends without one, nothing is
 * decided yet, so that none is contracted, or it says nothing against one.
 */
type SituationMeaning = 'withoutCredit' | 'undecided' | 'open';

interface Situations {
  /** The labels of known situations of a proposal (4.6), by their keys. Some are those of a document (3.50). */
  labels: Readonly<Record<string, string>>;
  /** Parts of the keys of others, because the list of situations is not known (4.6). */
  others?: RegExp;
}

/** The situations by their meaning. The first meaning that has a situation counts. */
const SITUATIONS: readonly (readonly [SituationMeaning, Situations])[] = [
  [
    'withoutCredit',
    {
      labels: {
        cancelada: 'Cancelada',
        reprovada: 'Reprovada',
        reproved: 'Reprovada',
        naoaprovada: 'Não aprovada',
        indeferida: 'Indeferida',
        desistencia: 'Desistência',
        expirada: 'Expirada',
      },
      others: new RegExp(
        [
          'reprov|recus|negad|rejeit|cancel|indefer|desist|expirad|vencid',
          'semoferta|sempropost|semcredito|(nao|des)aprov',
          'reject|refus|denied|declin|expired|withdrawn|nooffer|(not|dis|un)approved',
        ].join('|'),
      ),
    },
  ],
  [
    'undecided',
    {
      labels: {
        empreenchimento: 'Em preenchimento',
        draft: 'Em preenchimento',
        emanalise: 'Em análise',
        emrevisao: 'Em revisão',
        aguardandoassinatura: 'Aguardando assinatura',
        pending: 'Pendente',
      },
      others: /analis|analysis|(?<!p)revis|review|penden|pending|aguard|await|waiting|preenchimento|draft/,
    },
  ],
  [
    'open',
    {
      labels: {
        emandamento: 'Em andamento',
        empagamento: 'Em pagamento',
        finalizada: 'Finalizada',
        finished: 'Finalizada',
        concluida: 'Concluída',
        aprovada: 'Aprovada',
        approved: 'Aprovada',
      },
    },
  ],
];

/** The small letters and digits of a situation, which services spell in many ways: 'Não aprovada', 'nao_aprovada'. */
const keyOf = (situation: string): string =>
  removeAccents(situation)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');

export function situationMeaningOf(situation: string): SituationMeaning {
  const key = keyOf(situation);
  const row = SITUATIONS.find(([, { labels, others }]) => Object.hasOwn(labels, key) || others?.test(key));
  return row?.[0] ?? 'open';
}

/** Words of situations whose identifiers have no accents; none begins with one. */
const ACCENTED_WORDS =
  'análise revisão simulação averbação formalização liberação validação aprovação situação'.split(' ');

/** The text that shows the situation of the proposal to the visitor, also when the service names none. */
export const shownSituation = (situation: string, isOver: boolean): string =>
  situationLabelOf(situation) || (isOver ? 'Finalizada' : 'Em andamento');

/**
 * The label of a situation. An unknown identifier is split into words: 'emAnaliseManual' becomes 'Em análise manual'.
 */
export function situationLabelOf(situation: string): string {
  const key = keyOf(situation);
  const label = SITUATIONS.find(([, { labels }]) => Object.hasOwn(labels, key))?.[1].labels[key];
  if (label !== undefined) return label;
  return capitalizeSentence(situation).replace(/[a-z]+/gi, word => {
    const accented = ACCENTED_WORDS.find(candidate => removeAccents(candidate) === word.toLowerCase());
    return accented ? word.charAt(0) + accented.slice(1) : word;
  });
}
