import type { FoundProposal } from '#journey/model/found-proposal.ts';

/** What a submit asks that is more than yes or no: shown by an overlay of that kind. */
export type PopupState =
  /** The person has other proposals (4.16). */
  | { kind: 'multiProposal'; found: readonly FoundProposal[] }
  /** A document could not be read (4.18). */
  | { kind: 'readError' };
