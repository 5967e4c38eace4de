/** What a visitor brings along: read once from the address, the tab's memory and the cookies (2.22, 3.17, 9.36). */
export interface LaunchParams {
  /** Checked: letters, digits, `_` and `-`, at most 128. Empty when there is none. */
  hashId: string;
  /** Where the hash id was found; `cookie`: nobody has said in this tab that it is theirs (assumption 11.4). */
  hashFrom: 'address' | 'tab' | 'cookie' | 'nowhere';
  /** True when an id was given but is not one (path tricks, markup). */
  hashIsInvalid: boolean;
  accessToken: string;
  jwtToken: string;
  userOfficeToken: string;
  /** Slug of a step that the visitor was sent to redo. */
  redoStep: string;
  campaign: string;
  /** The path of the link, readable; taken into account once (2.15). */
  path: string;
}
