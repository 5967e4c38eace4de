/** Cookie names (9.36). */
export const cookieNames = {
  proposalId: 'cookiesProposalId',
  accessToken: 'cookiesAccessToken',
  code: 'cookiesCode',
  jwtToken: 'jwtToken',
  userOfficeToken: 'userOfficeToken',
  fingerprint: 'x-fingerprint',
  refreshTokenId: 'refreshTokenId',
  hashId: 'agx_hash',
} as const;

export type CookieName = (typeof cookieNames)[keyof typeof cookieNames];
