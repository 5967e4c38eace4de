import { LANDING_PATHS } from '#journey/landing-paths.ts';

interface OpenedPage {
  /** The decoded path, without the base of the build. */
  path: string;
  /** True if this browser has a proposal, which opens at its step unless the path names another page. */
  hasProposal: boolean;
  /** True if the window is as narrow as a phone. */
  isNarrow: boolean;
}

/**
 * Whether the visit probably opens on the landing page, so that the shell has the shape of that page (15.4). The
 * configuration, which decides (2.19), is not known yet: `openingOf` decides after the system answer.
 */
export const opensOnLanding = ({ path, hasProposal, isNarrow }: OpenedPage): boolean =>
  path === LANDING_PATHS.oldLanding ||
  path === LANDING_PATHS.newLanding ||
  (!hasProposal && isNarrow && path === LANDING_PATHS.home);
