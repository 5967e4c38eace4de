import type { Requirement } from './requirement.ts';

/** Roles and permissions. */
// biome-ignore format: one requirement, one line
export const chapter6: readonly Requirement[] = [
  { number: '6.1', text: 'There are no roles: the customer acts on the own proposal, or a typist with a token on the one they began.' },
  { number: '6.2', text: 'Access comes by hash id, and optionally by access token (address or cookie), jwtToken or userOfficeToken.' },
  { number: '6.3', text: 'Approvals by company, HR, operator and legal are never given here, only awaited.' },
  { number: '6.4', text: 'Every call goes to the unauthenticated prefix with a configured bearer credential and the version header v2.' },
  { number: '6.5', text: 'The navigator is for certain banks, and rules for light credit, e-worker and card withdrawal follow product identifiers.' },
];
