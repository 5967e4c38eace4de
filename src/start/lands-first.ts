import { PATHS } from '#journey/destination.ts';

interface Opened {
  /** The decoded path, without the base of the build. */
  path: string;
  /** This browser has a proposal, which opens at its step. */
  hasProposal: boolean;
  /** The window of a phone. */
  isNarrow: boolean;
}

/**
 * Whether the visit probably opens on the landing page, so that the shell has its shape (15.4). The configuration, which
 * decides it (2.19), is not known yet: `openingOf` decides after the system answer.
 */
export const landsFirst = ({ path, hasProposal, isNarrow }: Opened): boolean =>
  !hasProposal &&
  (path === PATHS.oldLanding || path === PATHS.newLanding || (isNarrow && path === PATHS.home));
