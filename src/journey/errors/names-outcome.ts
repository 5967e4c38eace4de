import type { Failure, ServiceFailure } from '../model/failure.ts';
import { isUnauthorized } from './unauthorized.ts';

/**
 * Whether the service has decided how the journey continues: with another proposal, without an offer, or not at all
 * (8.1, 8.22, 8.24). A redirection without a hash id counts, too (8.49).
 */
export const namesOutcome = (failure: Failure): failure is ServiceFailure =>
  failure.kind === 'service' && (failure.redirects || failure.endsFlow || failure.noOffer);

/**
 * Whether the app can open what the service names: its decision, unless that is a redirection without a hash id, or the
 * page for a code, which decides nothing yet (8.23).
 */
export const namesDestination = (failure: Failure): boolean =>
  isUnauthorized(failure) ||
  (namesOutcome(failure) && (failure.endsFlow || failure.noOffer || failure.redirectsToHash !== undefined));
