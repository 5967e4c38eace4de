import { isRecord } from '#shared/record.ts';
import type { Context } from './context.ts';
import { entryNameOf } from './entry-name-of.ts';
import { sentFilesOf } from './file-evidence.ts';
import type { SentFiles } from './sent-files.ts';
import type { Submission } from './submission.ts';

type FilesContext = Pick<Context, 'platform' | 'state' | 'unprovenFiles'>;

const isSentFiles = (value: unknown): value is SentFiles =>
  isRecord(value) &&
  ['slug', 'proposalId', 'currentSlug', 'draftOf'].every(key => typeof value[key] === 'string') &&
  isRecord(value.data) &&
  isRecord(value.listed) &&
  Array.isArray(value.files) &&
  value.files.every(isRecord);

/** Sets the record in memory; the device keeps its own. */
export function setSent({ state, unprovenFiles }: FilesContext, sent: SentFiles | undefined): void {
  unprovenFiles.sent = sent;
  // Files that follow the creation: their draft was typed before there was a proposal.
  state.filesDueAt = sent?.draftOf === '' ? sent.slug : '';
}

function storeSent(context: FilesContext, sent: SentFiles): void {
  setSent(context, sent);
  // Not awaited, so that it does not delay the request: it takes some 10 ms, and a closing page writes synchronously.
  void context.platform.secureStorage.write(entryNameOf('unproven-files', context.state.hashId), sent);
}

/** Stores which files are about to be sent. Until their arrival is proven, a reload returns to their step. */
export function markFiles(context: FilesContext, submission: Submission): void {
  const previousFiles = context.unprovenFiles.sent;
  const sentFiles = sentFilesOf(context.state, submission);
  // The files of a first step follow its creation: their draft was typed before there was a proposal.
  const isSameDraft = previousFiles?.slug === sentFiles.slug && previousFiles.draftOf === '';
  storeSent(context, isSameDraft ? { ...sentFiles, draftOf: '' } : sentFiles);
}

/** Notes that the service does not have the files: a reload returns to their step, but says nothing of a doubt. */
export function markFilesRefused(context: FilesContext): void {
  const { sent } = context.unprovenFiles;
  if (sent) storeSent(context, { ...sent, isRefused: true });
}

/**
 * After the visitor has cancelled the upload: nobody asks for the files again, unless they follow the creation, because
 * the step has never had them.
 */
export function settleCancelledFiles(context: FilesContext): void {
  if (context.state.filesDueAt === '') void forgetUnprovenFiles(context);
  else markFilesRefused(context);
}

/** Restores the record of an earlier visit. `previousHashId`: the one that the service has just renamed. */
export async function restoreUnprovenFiles(
  context: FilesContext,
  previousHashId: string | undefined,
): Promise<SentFiles | undefined> {
  const { platform, state, unprovenFiles } = context;
  const removalsBefore = unprovenFiles.removals;
  const stored = await platform.secureStorage.read(
    entryNameOf('unproven-files', previousHashId ?? state.hashId),
    'unlimited',
  );
  // A read that began before the record was removed is too old (11.6).
  if (isSentFiles(stored) && unprovenFiles.removals === removalsBefore)
    setSent(context, unprovenFiles.sent ?? stored);
  return unprovenFiles.sent;
}

/** Removes the record from memory, also one that is still being read. */
export function dropUnprovenFiles(context: FilesContext): void {
  setSent(context, undefined);
  context.unprovenFiles.removals += 1;
}

/** Removes the entry: the files arrived, the visitor cancelled them, or another proposal begins. */
export function forgetUnprovenFiles(context: FilesContext): Promise<void> {
  const { platform, state } = context;
  dropUnprovenFiles(context);
  return platform.secureStorage.remove(entryNameOf('unproven-files', state.hashId));
}

/** Removes the entry if it is that of this step. */
export function forgetUnprovenFilesOf(context: FilesContext, slug: string): void {
  if (context.unprovenFiles.sent?.slug === slug) void forgetUnprovenFiles(context);
}

/** Synchronous save while the page is closing. Returns `false` if the entry may be lost. */
export function saveUnprovenFilesNow({ platform, state, unprovenFiles }: FilesContext): boolean {
  const { sent } = unprovenFiles;
  return (
    sent === undefined || platform.secureStorage.writeNow(entryNameOf('unproven-files', state.hashId), sent)
  );
}

/** Moves the entry to the current hash id, after the service has renamed it (3.17). */
export const moveUnprovenFiles = ({ platform, state }: FilesContext, previousHashId: string): Promise<void> =>
  platform.secureStorage.rename(
    entryNameOf('unproven-files', previousHashId),
    entryNameOf('unproven-files', state.hashId),
  );
