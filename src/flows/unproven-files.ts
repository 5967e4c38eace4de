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

/** Stores which files are about to be sent. Until their arrival is proven, a reload returns to their step. */
export function markFiles({ platform, state, unprovenFiles }: FilesContext, submission: Submission): void {
  const previousFiles = unprovenFiles.sent;
  const sentFiles = sentFilesOf(state, submission);
  // The files of a first step follow its creation: their draft was typed before there was a proposal.
  const followsCreation = previousFiles?.slug === sentFiles.slug && previousFiles.draftOf === '';
  unprovenFiles.sent = followsCreation ? { ...sentFiles, draftOf: '' } : sentFiles;
  // Not awaited, so that it does not delay the request: it takes some 10 ms, and a closing page writes synchronously.
  void platform.secureStorage.write(entryNameOf('unproven-files', state.hashId), unprovenFiles.sent);
}

/** Notes that the service has refused the files: a reload returns to their step, but says nothing of a doubt. */
export function markFilesRefused({ platform, state, unprovenFiles }: FilesContext): void {
  if (!unprovenFiles.sent) return;
  unprovenFiles.sent = { ...unprovenFiles.sent, isRefused: true };
  void platform.secureStorage.write(entryNameOf('unproven-files', state.hashId), unprovenFiles.sent);
}

/** How often a visit has removed the record. A read that began before the last time is too old (11.6). */
const removalCounts = new WeakMap<object, number>();

/** Restores the record of an earlier visit. `previousHashId`: the one that the service has just renamed. */
export async function restoreUnprovenFiles(
  { platform, state, unprovenFiles }: FilesContext,
  previousHashId: string | undefined,
): Promise<SentFiles | undefined> {
  const removalsBefore = removalCounts.get(unprovenFiles);
  const stored = await platform.secureStorage.read(
    entryNameOf('unproven-files', previousHashId ?? state.hashId),
    'unlimited',
  );
  if (isSentFiles(stored) && removalCounts.get(unprovenFiles) === removalsBefore)
    unprovenFiles.sent ??= stored;
  return unprovenFiles.sent;
}

/** Removes the entry: the files arrived, the visitor cancelled them, or another proposal begins. */
export function forgetUnprovenFiles({ platform, state, unprovenFiles }: FilesContext): Promise<void> {
  unprovenFiles.sent = undefined;
  removalCounts.set(unprovenFiles, (removalCounts.get(unprovenFiles) ?? 0) + 1);
  return platform.secureStorage.remove(entryNameOf('unproven-files', state.hashId));
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
