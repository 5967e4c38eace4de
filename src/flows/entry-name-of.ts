/** The entries that the secure storage of the device has: for one hash id, unless another owner is named. */
type EntryKind =
  | 'session'
  | 'drafts'
  /**
   * Which files are attached to which fields of unsent steps. Apart from the drafts, because drafts contain no
   * documents (11.4). Without files there is no entry.
   */
  | 'attachments'
  /**
   * Drafts and attachments of a visit that has not read the stored ones yet. The next read puts them over those (11.3).
   * They belong to the visit: `<hash id>:<when the visit began to wait>`.
   */
  | 'typed-early'
  | 'attached-early'
  | 'writes'
  /** The files that were sent and are not proven to have arrived (16.4), without their bytes. */
  | 'unproven-files'
  /** The answer about partners, for one lender and product. */
  | 'consent';

/** Name of an entry. */
export const entryNameOf = (kind: EntryKind, owner: string): string => `${kind}:${owner}`;
