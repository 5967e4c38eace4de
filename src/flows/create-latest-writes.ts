import type { Submission } from './submission.ts';

/** The latest writes of this visit, as the next press needs them. */
export interface LatestWrites {
  /**
   * The consent that the service has stored for a step that is not accepted yet, and the hash id of its request. The
   * next press sends only the step again.
   */
  storedConsent: { hashId: string; content: string } | undefined;
  /**
   * The submission that followed from an answer (4.18, 4.19) and has no answer yet. Its step or its data are not those
   * of the form that is open.
   */
  following: Submission | undefined;
  /** The last successful write of a button, and when it succeeded. */
  succeeded: { press: string; succeededAt: number } | undefined;
}

export const createLatestWrites = (): LatestWrites => ({
  storedConsent: undefined,
  following: undefined,
  succeeded: undefined,
});
