import type { FoundProposal } from '#journey/model/found-proposal.ts';

/** What a submit asks that is more than yes or no: shown by an overlay of that kind. */
export type PopupState =
  /** The person has other proposals (4.16). */
  | { kind: 'multiProposal'; found: readonly FoundProposal[] }
  /** A document could not be read (4.18). */
  | { kind: 'readError' };

/** What the visitor chose; `dismiss` closes the popup and nothing follows but being back at the form. */
export type PopupAnswer =
  | { kind: 'continue' | 'fork'; id: string }
  | { kind: 'new' | 'advance' | 'skip' | 'dismiss' };

export interface Popups {
  /** Answers the popup that is open, if one is. `withdrawn`: the visitor is somewhere else now, and nothing follows. */
  answer: (answer: PopupAnswer | 'withdrawn') => void;
  /** CPFs, by hash, for which the customer has chosen to begin a new proposal: not asked again in this visit. */
  decided: Set<string>;
}
