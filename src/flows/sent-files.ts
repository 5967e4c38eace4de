import type { WireValue } from '#journey/fields/field-kind.ts';

/** A stored file as the service lists it; what it says beside the name is compared only if it is there. */
export interface ListedFile {
  name: string;
  size: string;
  receivedAt: string;
}

/**
 * The files of one press, without their bytes, and how the service stood before it: what an answer is compared with to see
 * whether they arrived (16.4). Plain JSON, because it is kept on the device until that is proven.
 */
export interface SentFiles {
  slug: string;
  /** The values beside the files: what the service tells otherwise was written by somebody else. */
  data: Readonly<Record<string, WireValue>>;
  files: readonly { id: string; fieldKey: string; name: string; size: number }[];
  /** The proposal at the press; '' when the press creates it. */
  proposalId: string;
  /** The step the service was at. */
  currentSlug: string;
  waitedForCompletion: boolean;
  /** What the service listed before, by field key. */
  listed: Readonly<Record<string, readonly ListedFile[]>>;
  /** The proposal that the draft of the step was typed for: '' also while the files of a first step follow its creation. */
  draftOf: string;
}
