import type { Requirement } from './requirement.ts';

/** Roles and permissions. */
// biome-ignore format: one requirement, one line
export const chapter6: readonly Requirement[] = [
  { number: '6.1', text: 'There are no roles: customers act on their own proposal, a typist with a token on the proposal that the typist started.' },
  { number: '6.2', text: 'Access needs a hash id, and optionally an access token (address or cookie), a jwtToken or a userOfficeToken.' },
  { number: '6.3', text: 'Companies, HR, operators and legal departments approve elsewhere; the app only waits.' },
  { number: '6.4', text: 'Every call goes to the unauthenticated prefix with a configured bearer credential and the version header v2.' },
  { number: '6.5', text: 'Certain banks have the navigator; the rules for light credit, e-worker and card withdrawal follow product identifiers.' },
];
