import type { FoundProposal } from '#journey/model/found-proposal.ts';

/** A question during a submission that needs more than yes or no. An overlay of that kind shows it. */
export type PopupState =
  /** The person has other proposals (4.16). */
  | { kind: 'multiProposal'; proposals: readonly FoundProposal[] }
  /** A document could not be read (4.18). */
  | { kind: 'readError' };

/** The visitor's choice in a popup; `dismiss` only closes it. */
export type PopupAnswer =
  /** `index` in the list of the popup: the identifier of a proposal may be missing or repeated. */
  { kind: 'continue' | 'fork'; index: number } | { kind: 'new' | 'advance' | 'skip' | 'dismiss' };

export interface Popups {
  /** Answers the open popup, if there is one. `withdrawn`: the visitor has moved on, and nothing follows. */
  answer: (answer: PopupAnswer | 'withdrawn') => void;
  /**
   * For each CPF whose customer has chosen a new proposal: the hash id at which they did. They are not asked again for
   * that proposal in this visit.
   */
  newProposalChoices: Map<string, string>;
}
