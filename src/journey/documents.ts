import { instantOf } from '#brazil/date.ts';
import type { ProposalDetails, ProposalEvent } from './model/proposal-details.ts';

export interface DocumentLabel {
  label: string;
  kind: 'success' | 'warning' | 'error' | 'none';
}

/** The words for the situations of a document (3.50). */
const DOCUMENT_LABELS: Readonly<Record<string, DocumentLabel>> = {
  approved: { label: 'Aprovada', kind: 'success' },
  pending: { label: 'Pendente', kind: 'warning' },
  reproved: { label: 'Reprovada', kind: 'error' },
};

const NO_SITUATION: DocumentLabel = { label: 'n/a', kind: 'none' };

/** The words for a situation; 'n/a' for an empty or unknown one (3.50). */
export const documentLabelOf = (situation: string): DocumentLabel =>
  (Object.hasOwn(DOCUMENT_LABELS, situation) ? DOCUMENT_LABELS[situation] : undefined) ?? NO_SITUATION;

/** The note that names the refused documents, otherwise those in review; empty if there are neither. */
export function noteOnDocuments({ documents }: ProposalDetails): string {
  const namesWith = (situation: string): string[] =>
    documents.filter(document => document.situation === situation).map(({ name }) => name);
  const refusedNames = namesWith('reproved');
  if (refusedNames.length > 0)
    return `${joinNames(refusedNames)}: envie novamente. Ao continuar a proposta, mostramos onde.`;
  const pendingNames = namesWith('pending');
  if (pendingNames.length > 0)
    return `${joinNames(pendingNames)}: em conferência. Você não precisa fazer nada agora.`;
  return '';
}

const joinNames = (names: readonly string[]): string => new Intl.ListFormat('pt-BR').format(names);

/** The history, newest first. Events without a readable date come last, in the order of the service. */
export function timelineOf({ history }: ProposalDetails): ProposalEvent[] {
  const timeOf = ({ date }: ProposalEvent): number => instantOf(date) ?? Number.NEGATIVE_INFINITY;
  return [...history].sort((a, b) => (timeOf(b) === timeOf(a) ? 0 : timeOf(b) - timeOf(a)));
}
