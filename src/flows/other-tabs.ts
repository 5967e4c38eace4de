/** The relation of this tab to others with the same proposal (11.7). */
export interface OtherTabs {
  /** Another tab works on the proposal. This one shows that, and sends nothing. */
  elsewhere: boolean;
  /** The hash id that this tab has claimed; empty for none. */
  hashId: string;
  /** Takes the claim over from another tab. */
  takeOver: () => void;
  release: () => void;
}
