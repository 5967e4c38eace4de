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
  /** '<hash id> <CPF>' of each customer who has chosen a new proposal: not asked again in this visit. */
  newProposalChoices: Set<string>;
}
