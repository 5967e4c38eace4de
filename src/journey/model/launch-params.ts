/**
 * The launch parameters of a visit: read once from the address, the tab's memory and the cookies (2.22, 3.17, 9.36).
 */
export interface LaunchParams {
  /** Valid: letters, digits, `_` and `-`, at most 128. Empty if there is none. */
  hashId: string;
  /** The source of the hash id. `cookie`: it is unknown whether the visitor owns it (assumption 11.4). */
  hashFrom: 'address' | 'tab' | 'cookie' | 'nowhere';
  /** True if the given hash id is invalid (path tricks, markup). */
  hashIsInvalid: boolean;
  accessToken: string;
  jwtToken: string;
  userOfficeToken: string;
  /** Slug of the step that the link asks to repeat. */
  redoStep: string;
  campaign: string;
  /** The decoded path of the link; used once (2.15). */
  path: string;
}
