import { readMember } from '../read-member.ts';
import { advanceProposal, moveToStep } from './advance-proposal.ts';
import type { Service } from './call.ts';
import { hasFileField, wireFile } from './files.ts';
import type { FileRecord, ProposalRecord, SavedValues } from './state.ts';
import { endReview } from './step-actions.ts';
import { stepOf } from './steps.ts';

/**
 * Saves the values and files of a step and moves the proposal: from a reviewed step back to the current one,
 * from the current one to the next.
 * `ignoresReadErrors` skips the read-error step (4.18).
 * @returns the feature that follows from it, if any (4.18, 4.19).
 */
export function saveStep(
  proposal: ProposalRecord,
  slug: string,
  values: SavedValues,
  files: readonly FileRecord[],
  service: Service,
  ignoresReadErrors = false,
): 'overdueBill' | 'readError' | undefined {
  const { state, product } = service;
  storeAnswers(proposal, slug, values, files, service);
  state.savedSteps += 1;
  state.uploads += files.length;
  const wasReviewed = proposal.reviewStep === slug;
  proposal.reviewStep = null;

  const errorStep = product.readErrors?.[slug];
  if (slug !== proposal.currentStep) {
    if (wasReviewed) endReview(proposal, service);
    // Leaves the read-error step: the unreadable document was sent again, or skipped.
    if (errorStep !== undefined && errorStep === proposal.currentStep) advanceProposal(proposal, service);
    return undefined;
  }
  const isUnreadable = state.unreadable.includes(slug) && !ignoresReadErrors;
  state.unreadable = state.unreadable.filter(unreadable => unreadable !== slug);
  if (isUnreadable && stepOf(product, errorStep)) {
    moveToStep(proposal, errorStep ?? slug, service);
    return 'readError';
  }
  if (state.overdueBill && product.overdueBill?.after === slug) {
    state.overdueBill = false;
    moveToStep(proposal, product.overdueBill.receiptStep, service);
    return 'overdueBill';
  }
  advanceProposal(proposal, service);
  return undefined;
}

const listOf = (value: unknown): readonly unknown[] => (Array.isArray(value) ? value : []);

/** Whether a stored value is a list of files, with their sizes. */
const isFileList = (value: unknown): boolean =>
  listOf(value).some(entry => typeof entry === 'object' && entry !== null && 'receivedAt' in entry);

/**
 * The stored files of a field that stay: those that the request names. A name that the service has not stored is no
 * file.
 */
const keptFilesOf = (storedValue: unknown, sentValue: unknown): unknown[] =>
  listOf(sentValue).flatMap(
    name => listOf(storedValue).find(entry => entry === name || readMember(entry, 'name') === name) ?? [],
  );

/** In `values` a field with files has the names of those that stay (assumption 7.10). The sent files follow them. */
function storeAnswers(
  proposal: ProposalRecord,
  slug: string,
  values: SavedValues,
  files: readonly FileRecord[],
  { now, product }: Service,
): void {
  const step = stepOf(product, slug);
  const previousAnswers = Object.hasOwn(proposal.answers, slug) ? (proposal.answers[slug] ?? {}) : {};
  const filesByKey: SavedValues = {};
  for (const key of new Set([...Object.keys(values), ...files.map(file => file.key)])) {
    const newFiles = files.filter(file => file.key === key);
    const namesKeptFiles =
      Array.isArray(values[key]) && (isFileList(previousAnswers[key]) || hasFileField(step, key));
    if (newFiles.length === 0 && !namesKeptFiles) continue;
    filesByKey[key] = [...keptFilesOf(previousAnswers[key], values[key]), ...newFiles.map(wireFile)];
  }
  const answersAfter = { ...previousAnswers, ...values, ...filesByKey };
  const changedKeys = Object.keys(answersAfter).filter(
    key =>
      Object.hasOwn(previousAnswers, key) &&
      JSON.stringify(previousAnswers[key]) !== JSON.stringify(answersAfter[key]),
  );
  proposal.answers[slug] = answersAfter;
  proposal.files = [
    ...proposal.files.filter(
      ({ step, key, name }) =>
        step !== slug || !Object.hasOwn(filesByKey, key) || listOf(values[key]).includes(name),
    ),
    ...files,
  ];
  proposal.updatedAt = now();
  if (changedKeys.length > 0)
    proposal.overrides.changesHistory = [
      ...(proposal.overrides.changesHistory ?? []),
      { step: slug, changed: changedKeys, date: new Date(now()).toISOString() },
    ];
}
