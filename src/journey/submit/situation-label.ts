import { capitalizeSentence } from '#brazil/names.ts';
import { removeAccents } from '#brazil/remove-accents.ts';
import type { Proposal } from '../model/proposal.ts';
import type { ProposalDetails } from '../model/proposal-details.ts';

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
};

/**
 * The situation of the proposal in the service's spelling. The details, once loaded, may be newer than the proposal.
 */
export const newestSituationOf = (
  proposal: Pick<Proposal, 'situation'>,
  details: Pick<ProposalDetails, 'situation'> | undefined,
): string => details?.situation || proposal.situation;

/** The text that shows the situation of the proposal to the visitor, also when the service names none. */
export const shownSituation = (situation: string, isOver: boolean): string =>
  situationLabelOf(situation) || (isOver ? 'Finalizada' : 'Em andamento');

/**
 * The label of a situation. An unknown identifier is split into words: 'emAnaliseManual' becomes 'Em analise manual'.
 */
export function situationLabelOf(situation: string): string {
  const key = removeAccents(situation)
    .toLowerCase()
    .replace(/[^a-z0-9]/g, '');
  const text = Object.hasOwn(LABELS, key) ? LABELS[key] : undefined;
  if (text !== undefined) return text;
  return capitalizeSentence(situation);
}
