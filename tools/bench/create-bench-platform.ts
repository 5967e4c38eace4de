import { createPlatform, type Platform } from '#platform/platform.ts';
import { createVisitParts } from '#tests/support/create-visit-parts.ts';

/** The platform of the bench page, as the production build creates it at the root of a site that nobody embeds. */
export const createBenchPlatform = (): Platform =>
  createPlatform({
    window,
    base: '/',
    scope: '',
    isProduction: true,
    hostOrigins: [],
    ...createVisitParts(window),
  });
