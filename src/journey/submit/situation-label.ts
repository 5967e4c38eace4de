import { capitalizeSentence } from '#brazil/names.ts';
import { situationKeyOf } from '../situation-key.ts';

/**
 * The labels of known situations of a proposal (4.6), by their small letters and digits. `approved`, `pending` and
 * `reproved` are those of a document (3.50).
 */
const LABELS: Readonly<Record<string, string>> = {
  emandamento: 'Em andamento',
  empreenchimento: 'Em preenchimento',
  draft: 'Em preenchimento',
  emanalise: 'Em análise',
  emrevisao: 'Em revisão',
  empagamento: 'Em pagamento',
  aguardandoassinatura: 'Aguardando assinatura',
  finalizada: 'Finalizada',
  finished: 'Finalizada',
  concluida: 'Concluída',
  cancelada: 'Cancelada',
  reprovada: 'Reprovada',
  aprovada: 'Aprovada',
  approved: 'Aprovada',
  pending: 'Pendente',
  reproved: 'Reprovada',
  naoaprovada: 'Não aprovada',
  indeferida: 'Indeferida',
  desistencia: 'Desistência',
  expirada: 'Expirada',
};

/** The text that shows the situation of the proposal to the visitor, also when the service names none. */
export const shownSituation = (situation: string, isOver: boolean): string =>
  situationLabelOf(situation) || (isOver ? 'Finalizada' : 'Em andamento');

/**
 * The label of a situation. An unknown identifier is split into words: 'emAnaliseManual' becomes 'Em analise manual'.
 */
export function situationLabelOf(situation: string): string {
  const key = situationKeyOf(situation);
  const text = Object.hasOwn(LABELS, key) ? LABELS[key] : undefined;
  if (text !== undefined) return text;
  return capitalizeSentence(situation);
}
