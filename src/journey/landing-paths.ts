/** The paths that may show the landing page. The script in index.html contains only these of all paths (14.1). */
export const LANDING_PATHS = { home: '/', oldLanding: '/inicio', newLanding: '/começar' } as const;
