/** The entries that the secure storage of the device has for one hash id. */
type EntryKind =
  | 'session'
  | 'drafts'
  /**
   * Which files are attached to which fields of unsent steps. Apart from the drafts, because drafts contain no documents
   * (11.4). Without files there is no entry.
   */
  | 'attachments'
  | 'writes'
  /** The files that were sent and are not proven to have arrived (16.4), without their bytes. */
  | 'unproven-files';

/** Name of the entry of a hash id. */
export const entryNameOf = (kind: EntryKind, hashId: string): string => `${kind}:${hashId}`;
