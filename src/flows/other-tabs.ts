/** What this tab may do while others hold the same proposal (11.7). */
export interface OtherTabs {
  /** Another tab works on the proposal: this one shows that, asks nothing and writes nothing. */
  elsewhere: boolean;
  /** The hash this tab has claimed; empty for none. */
  hashId: string;
  /** The visitor goes on here, if another tab does: that one is told. */
  takeOver: () => void;
  release: () => void;
}
