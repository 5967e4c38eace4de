import { advanceProposal, moveToStep, statusOf } from './advance-proposal.ts';
import type { Service } from './call.ts';
import { wireFile } from './files.ts';
import type { FileRecord, ProposalRecord, SavedValues } from './state.ts';
import { restartStep } from './step-actions.ts';
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
    if (wasReviewed && statusOf(proposal, proposal.currentStep, service) === 'review')
      restartStep(proposal, proposal.currentStep, service);
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

function storeAnswers(
  proposal: ProposalRecord,
  slug: string,
  values: SavedValues,
  files: readonly FileRecord[],
  { now }: Service,
): void {
  const previousAnswers = Object.hasOwn(proposal.answers, slug) ? (proposal.answers[slug] ?? {}) : {};
  const filesByKey = Object.fromEntries(
    files.map(({ key }) => [key, files.filter(file => file.key === key).map(wireFile)]),
  );
  const answersAfter = { ...previousAnswers, ...values, ...filesByKey };
  const changedKeys = Object.keys(answersAfter).filter(
    key =>
      Object.hasOwn(previousAnswers, key) &&
      JSON.stringify(previousAnswers[key]) !== JSON.stringify(answersAfter[key]),
  );
  proposal.answers[slug] = answersAfter;
  proposal.files = [
    ...proposal.files.filter(file => file.step !== slug || !Object.hasOwn(filesByKey, file.key)),
    ...files,
  ];
  proposal.updatedAt = now();
  if (changedKeys.length > 0)
    proposal.overrides.changesHistory = [
      ...(proposal.overrides.changesHistory ?? []),
      { step: slug, changed: changedKeys, date: new Date(now()).toISOString() },
    ];
}
