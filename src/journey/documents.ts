import { instantOf } from '#brazil/date.ts';
import type { ProposalDetails, ProposalEvent } from './model/proposal-details.ts';

export interface SituationWords {
  label: string;
  kind: 'success' | 'warning' | 'error' | 'none';
}

/** What a document's situation is called (3.50). */
const WORDS: Readonly<Record<string, SituationWords>> = {
  approved: { label: 'Aprovada', kind: 'success' },
  pending: { label: 'Pendente', kind: 'warning' },
  reproved: { label: 'Reprovada', kind: 'error' },
};

const NONE: SituationWords = { label: 'n/a', kind: 'none' };

/** The words of a situation; 'n/a' for an empty one and for one that nobody knows (3.50). */
export const documentSituation = (situation: string): SituationWords =>
  (Object.hasOwn(WORDS, situation) ? WORDS[situation] : undefined) ?? NONE;

/** What the visitor may have to do about the documents: those that were refused stand before those that are looked at. */
export function documentsNote({ documents }: ProposalDetails): string {
  const names = (situation: string): string[] =>
    documents.filter(document => document.situation === situation).map(({ name }) => name);
  const refused = names('reproved');
  if (refused.length > 0)
    return `${listed(refused)}: envie novamente. Ao continuar a proposta, mostramos onde.`;
  const looked = names('pending');
  if (looked.length > 0) return `${listed(looked)}: em conferência. Você não precisa fazer nada agora.`;
  return '';
}

const listed = (names: readonly string[]): string => new Intl.ListFormat('pt-BR').format(names);

/** The history with the newest first. Moments without a date that can be read come last, as they were. */
export function timelineOf({ history }: ProposalDetails): ProposalEvent[] {
  const at = ({ date }: ProposalEvent): number => instantOf(date) ?? Number.NEGATIVE_INFINITY;
  return [...history].sort((one, other) => (at(other) === at(one) ? 0 : at(other) - at(one)));
}
