import { filePrefixOf } from '#platform/image-store.ts';
import { TAB_HASH } from '#platform/tab-memory.ts';
import type { Context, PlatformContext } from './context.ts';
import { entryNameOf } from './entry-name-of.ts';
import { isOpenHere } from './hash-id.ts';

/** Key in the tab's memory for the hash id that was open in this tab before its link. */
const TAB_LEFT = 'left';

/** Notes that a link opens another hash id in this tab. What the tab has of the former one stays until then. */
export function noteLeftProposal({ platform, state }: PlatformContext): void {
  const { tabMemory } = platform;
  const tabHashId = tabMemory.read(TAB_HASH) ?? '';
  // A link that could not be opened in between has left nothing.
  const leftHashId = tabMemory.read(TAB_LEFT) ?? tabHashId;
  if (leftHashId === '' || state.hashId === '') return;
  if (leftHashId !== state.hashId) tabMemory.write(TAB_LEFT, leftHashId);
  else tabMemory.remove(TAB_LEFT);
}

/**
 * Erases what the device has of the proposal that was open in this tab before (11.4). Only the answer of the service
 * shows that it is another one: it may have renamed the hash id of the link (3.17).
 */
export function eraseLeftProposal(context: Context): void {
  const { secureStorage, tabMemory } = context.platform;
  const hashId = tabMemory.read(TAB_LEFT) ?? '';
  if (hashId === '') return;
  tabMemory.remove(TAB_LEFT);
  if (isOpenHere(context, hashId)) return;
  for (const kind of [
    'session',
    'drafts',
    'typed-early',
    'attachments',
    'attached-early',
    'writes',
    'unproven-files',
  ] as const)
    void secureStorage.remove(entryNameOf(kind, hashId));
  void secureStorage.clear(filePrefixOf(hashId));
}
