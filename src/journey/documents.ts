import { instantOf } from '#brazil/date.ts';
import { ownValueOf } from '#shared/safety/safe-record.ts';
import { takesFiles } from './fields/takes-files.ts';
import { joinNames } from './join-names.ts';
import type { ProposalDetails, ProposalEvent } from './model/proposal-details.ts';
import type { Step, StepStatus } from './model/step.ts';
import { stepTypeOf } from './steps/index.ts';

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
  ownValueOf(DOCUMENT_LABELS, situation) ?? NO_SITUATION;

/** The statuses in which a link for documents is on its way, is open or can be requested (2.26). */
const STATUSES_WITH_DOCUMENT_LINK: ReadonlySet<StepStatus> = new Set(['init', 'waiting', 'failed', 'remake']);

/**
 * Whether the visitor can send a document at the step. A file field that a condition hides counts, because the
 * condition may follow from what the visitor chooses in the form.
 */
function canSendDocument(step: Step, status: StepStatus): boolean {
  const { family, takesDocuments } = stepTypeOf(step, status);
  if (takesDocuments) return STATUSES_WITH_DOCUMENT_LINK.has(status);
  return family === 'form' && step.fields.some(field => !field.hidden && takesFiles(field));
}

interface PresentStep {
  isOver: boolean;
  /** The current step of the proposal. */
  current: { step: Step; status: StepStatus } | undefined;
}

/**
 * The note that names the refused documents, otherwise those in review; empty if there are neither, and after the end
 * of the journey. It asks for a document only if the current step takes one.
 */
export function noteOnDocuments({ documents }: ProposalDetails, { isOver, current }: PresentStep): string {
  if (isOver) return '';
  const namesWith = (situation: string): string[] =>
    documents.filter(document => document.situation === situation).map(({ name }) => name);
  const refusedNames = namesWith('reproved');
  if (refusedNames.length > 0)
    return current && canSendDocument(current.step, current.status)
      ? `${joinNames(refusedNames)}: envie novamente. Ao continuar a proposta, mostramos onde.`
      : `${joinNames(refusedNames)}: o banco não aceitou. Verifique mais tarde se já é possível enviar novamente.`;
  const pendingNames = namesWith('pending');
  if (pendingNames.length > 0)
    return `${joinNames(pendingNames)}: em conferência. Você não precisa fazer nada agora.`;
  return '';
}

/** The history, newest first. Events without a readable date come last, in the order of the service. */
export function timelineOf({ history }: ProposalDetails): ProposalEvent[] {
  const timeOf = ({ date }: ProposalEvent): number => instantOf(date) ?? Number.NEGATIVE_INFINITY;
  return [...history].sort((a, b) => (timeOf(b) === timeOf(a) ? 0 : timeOf(b) - timeOf(a)));
}
