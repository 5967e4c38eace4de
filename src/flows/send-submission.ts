import type { StepWrite } from '#api/operations/step-write.ts';
import { answersOfOtherSteps } from '#journey/answers.ts';
import { metaProductBankIdOf } from '#journey/meta-product-bank-id-of.ts';
import type { Failure } from '#journey/model/failure.ts';
import { isCreated, type StepOutcome } from '#journey/model/proposal.ts';
import { fail, type Result } from '#shared/result.ts';
import type { AppState } from '#state/app-state.ts';
import { asRef } from '#state/field-state.ts';
import { acceptHashId } from './accept-outcome.ts';
import type { Context, StateContext } from './context.ts';
import { currentHashIdOf, isOpenHere, knownProposalOf } from './hash-id.ts';
import type { PendingWrite } from './pending-write.ts';
import { purposeAt, sendWrite, type WriteAttempt, withoutTokens } from './pending-writes.ts';
import type { Submission } from './submission.ts';
import { markFiles } from './unproven-files.ts';

/** Whether the submission creates the proposal, which has no id yet (4.15). A financing never does. */
export const isCreation = ({ state }: StateContext, { financing }: Submission): boolean =>
  !financing && !isCreated(state.proposal);

/**
 * The request of a submission without its files. Plain JSON without tokens, because it is stored until the outcome is
 * known.
 */
interface StepRequest extends Omit<StepWrite, 'idempotencyKey' | 'knownProposal'> {
  deviceIp: string;
}

/** The purpose of the write of a submission. A step has one write at a time, whichever operation sends it. */
export const purposeOf = ({ step }: Submission): string => purposeAt(step.slug, 'submit');

/**
 * The visitor's decisions in this submission. A creation and an update with the same values are two writes; a creation
 * contains no files.
 */
function contentOf(context: Context, submission: Submission): string {
  const { data, files, financing, finished } = submission;
  if (financing) return JSON.stringify(financing);
  if (isCreation(context, submission)) return JSON.stringify(['create', data]);
  return JSON.stringify(['update', data, finished ?? null, files.map(({ id, fieldKey }) => [fieldKey, id])]);
}

/** Whether a pending write is the one that this submission would send. */
export const isSameWrite = (context: Context, submission: Submission, { content }: PendingWrite): boolean =>
  content === contentOf(context, submission);

function writeAttemptOf(context: Context, submission: Submission): WriteAttempt<StepRequest> {
  const { platform, state } = context;
  const { step, data, files, finished, hashId } = submission;
  return {
    purpose: purposeOf(submission),
    content: contentOf(context, submission),
    createRequest: async () => ({
      hashId: currentHashIdOf(context, hashId),
      slug: step.slug,
      order: step.order,
      metaProductBankId: metaProductBankIdOf(step, state.config),
      data,
      answersOfOtherSteps: answersOfOtherSteps(step, data),
      deviceTracking: platform.device.collectTracking(await submission.coordinates),
      last: withoutTokens(state.proposal),
      finished,
      deviceIp: state.deviceIp ?? '',
    }),
    // Restored files make it a new write, because nothing proves that their bytes are the same as before.
    isStored: files.length === 0 || isCreation(context, submission),
  };
}

/**
 * Creates the proposal or updates its step, with the files of the step (4.15, 7.9, 7.10). The failure is `cancelled` if
 * this tab leaves the proposal before all of it is sent.
 */
export async function sendSubmission(
  context: Context,
  submission: Submission,
): Promise<Result<StepOutcome, Failure>> {
  const { files, financing } = submission;
  const { api, state } = context;
  if (files.length > 0) markFiles(context, submission);
  if (financing) {
    const hashId = currentHashIdOf(context, submission.hashId);
    return sendWrite(
      context,
      {
        purpose: purposeOf(submission),
        content: contentOf(context, submission),
        createRequest: () => ({ ...financing, hashId, proposalId: state.proposal?.id ?? '' }),
      },
      request => api.financeCdc({ ...request, knownProposal: knownProposalOf(context) }),
    );
  }
  if (!isCreation(context, submission)) {
    return sendWrite(context, writeAttemptOf(context, submission), ({ deviceIp: _, ...request }) => {
      const write = { ...request, knownProposal: knownProposalOf(context) };
      return files.length > 0 ? sendFiles(context, { ...write, files }) : api.updateStep(write);
    });
  }
  const token = state.launchParams.jwtToken || (state.config?.jwtToken ?? '');
  const creation = { ...writeAttemptOf(context, submission), token };
  const created = await sendWrite(context, creation, (request, jwtToken) =>
    api.createProposal({ ...request, jwtToken }),
  );
  if (!created.ok || created.value.result === 'noOffer') return created;
  const { proposal, feature } = created.value;
  if (proposal.id === '') {
    // The next feature may work without a proposal (3.20, 8.12).
    if (feature !== undefined) return created;
    return fail({ kind: 'journey', problem: 'creationFailed', detail: 'the answer has no id' });
  }
  if (files.length === 0) return created;
  if (!isOpenHere(context, submission.hashId)) return fail({ kind: 'cancelled', operation: 'updateStep' });
  // Only a step of an existing proposal accepts files (7.10), so those of the first step follow the creation
  // (assumption 7.10).
  state.proposal = asRef(proposal);
  acceptHashId(context, proposal.hashId);
  return sendSubmission(context, submission);
}

/** Sends a step with its files and reports the progress. The visitor can cancel it while bytes are being sent. */
async function sendFiles(
  context: Context,
  request: Parameters<Context['api']['uploadStep']>[0],
): Promise<Result<StepOutcome, Failure>> {
  const { api, state, upload } = context;
  const { hashId } = state;
  // The form in view may be another one by now; that of another proposal has no part in this upload.
  const showProgress = (progress: AppState['form']['uploadProgress']): void => {
    if (isOpenHere(context, hashId)) state.form.uploadProgress = progress;
  };
  const controller = new AbortController();
  upload.controller = controller;
  showProgress({ fileNumber: 1, fileCount: request.files.length, percent: 0 });
  try {
    return await api.uploadStep({ ...request, signal: controller.signal, onProgress: showProgress });
  } finally {
    showProgress(undefined);
    // An upload of another proposal may run by now.
    if (upload.controller === controller) upload.controller = undefined;
  }
}
