import { isRecord } from '#shared/record.ts';
import type { Context } from './context.ts';
import { sentFilesOf } from './file-evidence.ts';
import type { SentFiles } from './sent-files.ts';
import type { Submission } from './submission.ts';

/** Sealed beside the drafts, without bytes: which files of this hash id were sent and not proven to have arrived (16.4). */
const nameOf = (hashId: string): string => `unproven-files:${hashId}`;

type Holder = Pick<Context, 'platform' | 'state' | 'unprovenFiles'>;

const isSentFiles = (value: unknown): value is SentFiles =>
  isRecord(value) &&
  ['slug', 'proposalId', 'currentSlug', 'draftOf'].every(key => typeof value[key] === 'string') &&
  isRecord(value.data) &&
  isRecord(value.listed) &&
  Array.isArray(value.files) &&
  value.files.every(isRecord);

/** Files are about to be sent: from now on until their arrival is proven a reload comes back to their step. */
export function markFiles({ platform, state, unprovenFiles }: Holder, submission: Submission): void {
  const before = unprovenFiles.sent;
  const sent = sentFilesOf(state, submission);
  // The files of a first step follow its creation: their draft was typed before there was a proposal.
  const isFollowing = before?.slug === sent.slug && before.draftOf === '';
  unprovenFiles.sent = isFollowing ? { ...sent, draftOf: '' } : sent;
  // The request is not held up: this takes some 10 ms, and a page that is left writes it at once.
  void platform.secureStorage.write(nameOf(state.hashId), unprovenFiles.sent);
}

/** What an earlier visit has left. `former`: the hash id that the service has just renamed. */
export async function restoreUnprovenFiles(
  { platform, state, unprovenFiles }: Holder,
  former: string | undefined,
): Promise<SentFiles | undefined> {
  const kept = await platform.secureStorage.read(nameOf(former ?? state.hashId));
  if (isSentFiles(kept)) unprovenFiles.sent ??= kept;
  return unprovenFiles.sent;
}

/** They have arrived, the visitor has called them off, or another proposal begins. */
export function forgetUnprovenFiles({ platform, state, unprovenFiles }: Holder): Promise<void> {
  unprovenFiles.sent = undefined;
  return platform.secureStorage.remove(nameOf(state.hashId));
}

/** The last chance when the page is being left: synchronous. `false` when it may be lost. */
export function saveUnprovenFilesNow({ platform, state, unprovenFiles }: Holder): boolean {
  const { sent } = unprovenFiles;
  return sent === undefined || platform.secureStorage.writeNow(nameOf(state.hashId), sent);
}

/** The service has renamed the hash id (3.17). */
export const moveUnprovenFiles = ({ platform, state }: Holder, former: string): Promise<void> =>
  platform.secureStorage.rename(nameOf(former), nameOf(state.hashId));
