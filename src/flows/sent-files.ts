import type { WireValue } from '#journey/fields/field-kind.ts';

/** A stored file as the service lists it. Members beside the name are compared only if present. */
export interface ListedFile {
  name: string;
  size: string;
  receivedAt: string;
}

/**
 * The files of one submission without their bytes, and the service's state before it, to find out later whether they
 * arrived (16.4). Plain JSON, because it is stored until that is proven.
 */
export interface SentFiles {
  slug: string;
  /** The values beside the files. If the service has different ones, somebody else wrote them. */
  data: Readonly<Record<string, WireValue>>;
  files: readonly { id: string; fieldKey: string; name: string; size: number }[];
  /** The proposal id at the time of the submission; '' if the submission creates it. */
  proposalId: string;
  /** The service's current step. */
  currentSlug: string;
  waitedForCompletion: boolean;
  /** The service's list before the submission, by field key. */
  listed: Readonly<Record<string, readonly ListedFile[]>>;
  /**
   * The id of the proposal for which the step's draft was typed. It is '' if there was none then, even if the creation
   * has succeeded meanwhile and only the files of the first step are still under way.
   */
  draftOf: string;
  /** The service has answered that it did not take the files, or the visitor has cancelled their upload. */
  isRefused?: true;
}
