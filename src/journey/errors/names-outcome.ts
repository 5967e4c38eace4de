import type { Failure, ServiceFailure } from '../model/failure.ts';
import { isUnauthorized } from './unauthorized.ts';

/**
 * Whether the service has decided how the journey continues: with another proposal, without an offer, or not at all
 * (8.1, 8.22, 8.24). A redirection without a hash id counts, too (8.49).
 */
export const namesOutcome = (failure: Failure): failure is ServiceFailure =>
  failure.kind === 'service' && (failure.redirects || failure.endsFlow || failure.noOffer);

/**
 * Whether the service names a place that the app can open: the page for a code (8.23), or its decision, except a
 * redirection without a hash id.
 */
export const namesDestination = (failure: Failure): boolean =>
  isUnauthorized(failure) ||
  (namesOutcome(failure) && (failure.endsFlow || failure.noOffer || failure.redirectsToHash !== undefined));
