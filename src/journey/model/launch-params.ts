/**
 * The launch parameters of a visit: read once from the address, the tab's memory and the cookies (2.22, 3.17, 9.36).
 */
export interface LaunchParams {
  /** A valid hash id: at most 128 letters, digits, `_` and `-`. Empty if there is none. */
  hashId: string;
  /** The source of the hash id. `cookie`: the proposal may belong to another person (assumption 11.4). */
  hashSource: 'address' | 'tab' | 'cookie' | 'nowhere';
  /** Whether the given hash id is invalid (path tricks, markup). */
  isHashInvalid: boolean;
  accessToken: string;
  jwtToken: string;
  userOfficeToken: string;
  /** Slug of the step that the link asks to repeat. */
  redoStep: string;
  campaign: string;
  /** The decoded path of the link; used once (2.15). */
  path: string;
}
