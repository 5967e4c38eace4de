/** The latest writes of this visit, as the next press needs them. */
export interface LatestWrites {
  /**
   * The consent that the service has stored for a step that is not accepted yet, and the hash id of its request. The
   * next press sends only the step again.
   */
  storedConsent: { hashId: string; content: string } | undefined;
  /** The last successful write of a button, and when it succeeded. */
  succeeded: { press: string; succeededAt: number } | undefined;
}

export const createLatestWrites = (): LatestWrites => ({
  storedConsent: undefined,
  succeeded: undefined,
});
