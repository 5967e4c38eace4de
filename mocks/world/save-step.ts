import { advanceProposal, moveToStep } from './advance-proposal.ts';
import type { Service } from './call.ts';
import { wireFile } from './files.ts';
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

/** The entries of a stored value that are files with a size. */
const storedFilesOf = (value: unknown): readonly { name: unknown }[] =>
  listOf(value).filter(
    (entry): entry is { name: unknown } =>
      typeof entry === 'object' && entry !== null && 'name' in entry && 'receivedAt' in entry,
  );

/** In `values` a field with files has the names of those that stay (assumption 7.10). The sent files follow them. */
function storeAnswers(
  proposal: ProposalRecord,
  slug: string,
  values: SavedValues,
  files: readonly FileRecord[],
  { now }: Service,
): void {
  const previousAnswers = Object.hasOwn(proposal.answers, slug) ? (proposal.answers[slug] ?? {}) : {};
  const filesByKey: SavedValues = {};
  for (const key of new Set([...Object.keys(values), ...files.map(file => file.key)])) {
    const newFiles = files.filter(file => file.key === key);
    const previousFiles = storedFilesOf(previousAnswers[key]);
    if (newFiles.length === 0 && previousFiles.length === 0) continue;
    const keptNames = listOf(values[key]);
    filesByKey[key] = [
      ...keptNames.map(name => previousFiles.find(file => file.name === name) ?? name),
      ...newFiles.map(wireFile),
    ];
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
