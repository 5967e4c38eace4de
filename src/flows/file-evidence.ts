import { currentStepSlugOf, stepBySlug } from '#journey/current-step.ts';
import { filesOf } from '#journey/fields/file-members.ts';
import { fieldKinds } from '#journey/fields/index.ts';
import { takesFiles } from '#journey/fields/takes-files.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { Proposal } from '#journey/model/proposal.ts';
import type { Step } from '#journey/model/step.ts';
import { isRecord } from '#shared/record.ts';
import { createSafeRecord, ownValueOf } from '#shared/safety/safe-record.ts';
import type { AppState } from '#state/app-state.ts';
import type { ListedFile, SentFiles } from './sent-files.ts';
import type { Submission } from './submission.ts';

/** The evidence in an answer from the service about files that were sent. */
export type FileEvidence =
  | 'arrived'
  /** The step is where it was. */
  | 'missing'
  /** Nothing proves whether they arrived. */
  | 'unproven';

/**
 * Compares decoded values, because services may spell a number or a day in more than one way, and may leave out what is
 * empty.
 */
function serialise(step: Step, key: string, value: FieldValue | undefined): string {
  const field = fieldsOf(step).byKey(key);
  const kind = field && fieldKinds.find(field.component);
  return JSON.stringify(kind && field ? kind.fromWire(value ?? null, field) : value);
}

/** Whether the service lists this step, with exactly these values. */
export function holdsAll({ answers }: Proposal, step: Step, data: Submission['data']): boolean {
  const listed = ownValueOf(answers, step.slug);
  return Object.entries(data).every(
    ([key, value]) =>
      listed !== undefined && serialise(step, key, ownValueOf(listed, key)) === serialise(step, key, value),
  );
}

/**
 * Whether the service lists other values for fields of this step than were sent. Ignores fields with files: the data
 * has only the names of the files that the service had before.
 */
export function contradicts({ answers }: Proposal, step: Step, data: Submission['data']): boolean {
  const listed = ownValueOf(answers, step.slug) ?? {};
  return Object.entries(data).some(([key, value]) => {
    const field = fieldsOf(step).byKey(key);
    const listedValue = ownValueOf(listed, key);
    return (
      field !== undefined &&
      !takesFiles(field) &&
      listedValue !== undefined &&
      serialise(step, key, listedValue) !== serialise(step, key, value)
    );
  });
}

function listedFilesOf(proposal: Proposal | undefined, slug: string, key: string): ListedFile[] {
  const answer = ownValueOf(ownValueOf(proposal?.answers ?? {}, slug) ?? {}, key);
  const list: readonly unknown[] = Array.isArray(answer) ? answer : [answer];
  return list.filter(isRecord).map(({ name, size, receivedAt }) => ({
    name: String(name ?? ''),
    size: String(size ?? ''),
    receivedAt: String(receivedAt ?? ''),
  }));
}

/** The files of a submission, and what the service has reported before they are sent. */
export function sentFilesOf({ proposal, waitsForCompletion }: AppState, submission: Submission): SentFiles {
  const { slug } = submission.step;
  const proposalId = proposal?.id ?? '';
  return {
    slug,
    data: submission.data,
    files: submission.files.map(({ id, fieldKey, file }) => ({
      id,
      fieldKey,
      name: file.name,
      size: file.size,
    })),
    proposalId,
    currentSlug: proposal ? currentStepSlugOf(proposal) : '',
    waitedForCompletion: waitsForCompletion,
    listed: createSafeRecord(
      submission.files.map(({ fieldKey }) => [fieldKey, listedFilesOf(proposal, slug, fieldKey)] as const),
    ),
    draftOf: proposalId,
  };
}

/**
 * Whether the service lists the submission's files as received by this write: name and size match, and the list has
 * changed. A service that lists only names, or nothing, proves nothing.
 */
function listsAll(proposal: Proposal, { slug, files, listed: before }: SentFiles): boolean {
  return files.every(file => {
    const listedNow = listedFilesOf(proposal, slug, file.fieldKey);
    const isUnchanged = JSON.stringify(listedNow) === JSON.stringify(ownValueOf(before, file.fieldKey) ?? []);
    return (
      !isUnchanged && listedNow.some(({ name, size }) => name === file.name && size === String(file.size))
    );
  });
}

/** Whether the service's values of the step name each file that was sent. */
export const namesAll = ({ answers }: Proposal, { step, files }: Submission): boolean =>
  files.every(({ fieldKey, file }) =>
    filesOf(ownValueOf(ownValueOf(answers, step.slug) ?? {}, fieldKey)).some(
      ({ name }) => name === file.name,
    ),
  );

/**
 * Whether the proposal has left the step of the submission: it is at a later one, perhaps with an earlier one to review
 * first (4.10), or being completed.
 */
function hasMovedOn(
  step: Step,
  proposal: Proposal,
  waitsForCompletion: boolean,
  config: AppState['config'],
  sent: SentFiles,
) {
  if (waitsForCompletion && !sent.waitedForCompletion) return true;
  const isBeyond = (slug: string): boolean => {
    const reachedStep = config && stepBySlug(config, slug);
    // A step outside the configuration has no order; only a write of the current step leads there.
    return slug !== '' && slug !== step.slug && (reachedStep === undefined || reachedStep.order > step.order);
  };
  const slug = currentStepSlugOf(proposal);
  return slug !== step.slug && [slug, proposal.currentStep].some(isBeyond);
}

/**
 * The evidence in a proposal about files that were sent to it (16.4): the current step moved on, which only this write
 * could cause, or the service lists them.
 */
export function evidenceOf(
  config: AppState['config'],
  step: Step,
  proposal: Proposal,
  waitsForCompletion: boolean,
  sent: SentFiles,
): FileEvidence {
  if (listsAll(proposal, sent)) return 'arrived';
  if (sent.currentSlug !== sent.slug) return 'unproven';
  if (!hasMovedOn(step, proposal, waitsForCompletion, config, sent)) return 'missing';
  return contradicts(proposal, step, sent.data) ? 'unproven' : 'arrived';
}
