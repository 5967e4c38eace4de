import { stepBySlug } from '#journey/current-step.ts';
import { isFileList } from '#journey/fields/file-members.ts';
import { takesFiles } from '#journey/fields/takes-files.ts';
import { fieldsOf } from '#journey/form/step-fields.ts';
import { valueAt } from '#journey/form/values.ts';
import type { FieldValue } from '#journey/model/field.ts';
import type { Step } from '#journey/model/step.ts';
import { createSafeRecord } from '#shared/safety/safe-record.ts';
import { type Draft, schemaOf } from '#state/draft.ts';
import { asRef } from '#state/field-state.ts';
import {
  eraseAttachments,
  moveAttachments,
  restoreAttachments,
  saveAttachments,
  saveAttachmentsNow,
} from './attachments.ts';
import type { Context } from './context.ts';
import { createUntouchedCheck, draftValuesOf } from './draft-values-of.ts';
import { earlyOwnersOf } from './early-owners-of.ts';
import { entryNameOf } from './entry-name-of.ts';
import { isOpenHere } from './hash-id.ts';
import { forgetWrites } from './move-writes.ts';
import { forgetUnprovenFiles, moveUnprovenFiles, saveUnprovenFilesNow } from './unproven-files.ts';
import { forgetUnsentChoices, hasUnsentChoices, unsentChoicesOf } from './unsent-choices.ts';

/**
 * Interval of saving while the visitor types. Half of it plus the write itself stays far below the median of 150 ms
 * that 11.3 allows, also on a slow device. Milliseconds.
 */
export const DRAFT_DELAY = 50;

/**
 * A read of drafts that continues although the form is already shown. While it lasts, this visit writes entries of its
 * own, because it does not know what the stored ones contain (11.3).
 */
interface LateRead {
  /** When the form opened without the stored drafts; the entries of this visit are named after it. */
  begunAt: number;
  /** Resolves when the stored drafts are restored. A device that does not answer leaves it pending. */
  done: Promise<void>;
  /** Resolves when the stored drafts are restored, or the read is overdue. */
  doneOrOverdue: Promise<void>;
  /** Whether nothing waits for the read any longer. */
  isOverdue: boolean;
  /** The steps that the service has accepted meanwhile: their stored drafts are over (11.4). */
  accepted: Set<string>;
}

export const lateReads = new WeakMap<Context, LateRead>();

/** The owners of the entries that were saved during a late read, in this visit or an earlier one. */
export const earlySaves = new WeakMap<Context, ReadonlySet<string>>();

export function noteEarlySaves(context: Context, owners: readonly string[]): void {
  if (owners.length > 0) earlySaves.set(context, new Set([...(earlySaves.get(context) ?? []), ...owners]));
}

const KINDS = ['drafts', 'attachments'] as const;
const EARLY_KINDS = ['typed-early', 'attached-early'] as const;

async function removeEarlyEntries({ platform }: Context, owners: readonly string[]): Promise<void> {
  const names = owners.flatMap(owner => EARLY_KINDS.map(kind => entryNameOf(kind, owner)));
  await Promise.all(names.map(name => platform.secureStorage.remove(name)));
}

/** Removes the entries beside the stored drafts, which have their values now. */
function removeEarlySaves(context: Context): Promise<void> {
  const owners = [...(earlySaves.get(context) ?? [])];
  earlySaves.delete(context);
  return removeEarlyEntries(context, owners);
}

/** The service has renamed the hash id (3.17): moves the drafts to the new one. */
export async function moveDrafts(context: Context, previousHashId: string): Promise<void> {
  const { platform, tabClaim, state } = context;
  const { hashId } = state;
  void moveUnprovenFiles(context, previousHashId);
  await saveDrafts(context);
  // Drafts that a slow device has not read stay until they are in the new entry.
  for (let read = lateReads.get(context); read; read = lateReads.get(context)) {
    await read.done;
    await saveDrafts(context);
  }
  // Another proposal was opened before the read ended, so these drafts are in no other entry.
  if (!isOpenHere(context, hashId)) return;
  if (tabClaim.isElsewhere) return moveDraftsOfOtherTab(context, previousHashId);
  // This order leaves both copies if the browser is killed in between.
  await platform.secureStorage.remove(entryNameOf('drafts', previousHashId));
  await moveAttachments(context, previousHashId);
}

/** Moves what the tab that took over has stored (11.7). That tab stores it again when it learns of the new hash id. */
async function moveDraftsOfOtherTab(context: Context, previousHashId: string): Promise<void> {
  const { platform, state } = context;
  const earlyOwners = earlyOwnersOf(context, [previousHashId], 'unlimited');
  // The files follow their list.
  await restoreAttachments(context, previousHashId, earlyOwners);
  const entries = [
    ...KINDS.map(kind => [kind, previousHashId] as const),
    ...(await earlyOwners).flatMap(owner => EARLY_KINDS.map(kind => [kind, owner] as const)),
  ];
  for (const [kind, owner] of entries) {
    const nextOwner = state.hashId + owner.slice(previousHashId.length);
    await platform.secureStorage.rename(entryNameOf(kind, owner), entryNameOf(kind, nextOwner));
  }
}

/**
 * The part of a draft that is written. It leaves out files, because drafts contain no documents (11.4, see
 * attachments.ts), values of the service that nobody has touched, and untouched empty fields: in a form of a thousand
 * fields these would be most of the data, twenty times a second (14.2).
 */
function draftToWrite(draft: Draft, step: Step | undefined): Draft {
  const { openedWith, ...storedDraft } = draft;
  if (!step) {
    const values = Object.entries(draftValuesOf(draft)).filter(([, value]) => !isFileList(value));
    return { ...storedDraft, values: createSafeRecord(values) };
  }
  const isUntouched = createUntouchedCheck(draft);
  // One pass, because every key press needs it (14.2).
  const values = createSafeRecord<FieldValue>();
  for (const field of fieldsOf(step).all) {
    const { key, component } = field;
    const value = valueAt(draft.values, key);
    if (value === undefined || isUntouched(key, value, component) || takesFiles(field)) continue;
    values[key] = value;
  }
  return { ...storedDraft, values };
}

/** The steps that the service has accepted while the stored drafts are being read. */
const acceptedDuringRead = (context: Context): readonly string[] => [
  ...(lateReads.get(context)?.accepted ?? []),
];

function contentToStore(context: Context): object {
  const { state } = context;
  const accepted = acceptedDuringRead(context);
  return {
    proposalId: state.proposal?.id ?? '',
    // For the next visit, if the read does not end in this one: older drafts of these steps are over (11.4).
    ...(accepted.length > 0 && { accepted }),
    choices: unsentChoicesOf(state),
    steps: createSafeRecord(
      Object.entries(state.drafts).map(([slug, draft]): [string, Draft] => [
        slug,
        draftToWrite(draft, state.config && stepBySlug(state.config, slug)),
      ]),
    ),
  };
}

/**
 * Copies the form's values into the draft of its step, in memory. A form without edits has no draft,
 * because the service has the values.
 */
export function keepDraft({ state, form }: Pick<Context, 'state' | 'form'>): void {
  const session = form.current();
  if (!session || session.edited.size === 0) return;
  const { slug, fields } = session.step;
  state.drafts[slug] = {
    values: session.values,
    edited: [...session.edited],
    openedWith: session.openedWith,
    ...(session.unanswered.size > 0 && { unanswered: [...session.unanswered] }),
    schema: schemaOf(fields),
  };
}

const hasNothingToStore = (context: Context): boolean =>
  Object.keys(context.state.drafts).length === 0 &&
  !hasUnsentChoices(context.state) &&
  acceptedDuringRead(context).length === 0;

/**
 * The entries to write. While the stored ones are still being read, these are others, because a write would overwrite
 * what an earlier visit has stored (11.3).
 */
function entriesToWrite(context: Context) {
  const { hashId } = context.state;
  const begunAt = lateReads.get(context)?.begunAt;
  const earlyOwner = begunAt === undefined ? undefined : `${hashId}:${begunAt}`;
  const [drafts, attachments] = earlyOwner === undefined ? KINDS : EARLY_KINDS;
  const owner = earlyOwner ?? hashId;
  return { earlyOwner, drafts: entryNameOf(drafts, owner), attachments: entryNameOf(attachments, owner) };
}

/** Writes all drafts, or removes their entry if there are none. */
async function writeDrafts(context: Context): Promise<void> {
  const { platform } = context;
  const { earlyOwner, drafts, attachments } = entriesToWrite(context);
  const isEmpty = hasNothingToStore(context);
  if (earlyOwner !== undefined) {
    if (isEmpty && !earlySaves.has(context)) return;
    noteEarlySaves(context, [earlyOwner]);
  }
  await Promise.all([
    saveAttachments(context, attachments),
    isEmpty
      ? platform.secureStorage.remove(drafts)
      : platform.secureStorage.write(drafts, contentToStore(context)),
  ]);
}

/**
 * Writes all drafts to the secure storage, or removes the entry if there are none. Resolves when they are in the entry
 * that the next visit reads first, or, if the device is too slow to read it, in one beside it. Does nothing while
 * another tab works on the proposal, because the entry has what was typed there (11.7).
 */
export async function saveDrafts(context: Context): Promise<void> {
  const { tabClaim } = context;
  for (let read = lateReads.get(context); read && !read.isOverdue; read = lateReads.get(context)) {
    if (!tabClaim.isElsewhere) await writeDrafts(context);
    await read.doneOrOverdue;
  }
  if (tabClaim.isElsewhere) return;
  await writeDrafts(context);
  if (!lateReads.has(context)) await removeEarlySaves(context);
}

/** Synchronous save while the page is closing (11.3). Returns `false` if something may be lost. */
export function saveDraftsNow(context: Context): boolean {
  // An unread value in an input belongs to the draft, and the input may disappear in a moment.
  context.readInputs?.();
  keepDraft(context);
  const { platform } = context;
  const areFilesSaved = saveUnprovenFilesNow(context);
  if (hasNothingToStore(context)) return areFilesSaved;
  const { earlyOwner, drafts, attachments } = entriesToWrite(context);
  const areDraftsSaved = platform.secureStorage.writeNow(drafts, contentToStore(context));
  const areAttachmentsSaved = saveAttachmentsNow(context, attachments);
  if (earlyOwner === undefined) void removeEarlySaves(context);
  else noteEarlySaves(context, [earlyOwner]);
  return areAttachmentsSaved && areDraftsSaved && areFilesSaved;
}

/**
 * Saves what was typed: before the app reloads the page, or as soon as the storage is open. Returns `false` if the
 * device stores nothing, so that a reload would lose it (11.3, 11.5).
 */
export async function saveTypedValues(context: Context): Promise<boolean> {
  // The tab that took over may have saved newer values.
  if (context.tabClaim.isElsewhere || saveDraftsNow(context)) return true;
  await saveDrafts(context);
  return context.platform.secureStorage.health() === 'lasting';
}

/** Notes that the service has the answers of a step: a stored draft that is read later must not hide them (11.4). */
export const markAccepted = (context: Context, slug: string): void =>
  void lateReads.get(context)?.accepted.add(slug);

/** Removes the draft of a step whose answers the service has. */
export function dropDraft(context: Context, slug: string): Promise<void> {
  markAccepted(context, slug);
  delete context.state.drafts[slug];
  forgetUnsentChoices(context.state, slug);
  return saveDrafts(context);
}

/** Removes everything typed from the device (11.4): at the end of the journey, or because another proposal begins. */
export function eraseDrafts(context: Context): Promise<void> {
  const { secureStorage } = context.platform;
  const { hashId } = context.state;
  const hashIds = [...context.formerHashIds, hashId];
  lateReads.delete(context);
  context.state.drafts = asRef(createSafeRecord<Draft>());
  forgetUnsentChoices(context.state);
  return Promise.all([
    eraseAttachments(context),
    secureStorage.remove(entryNameOf('drafts', hashId)),
    // A slow device may not list the entries that this visit knows.
    removeEarlySaves(context),
    // Those that this visit does not know.
    earlyOwnersOf(context, hashIds, 'limited').then(owners => removeEarlyEntries(context, owners)),
    forgetWrites(context),
    forgetUnprovenFiles(context),
  ]).then(() => undefined);
}
