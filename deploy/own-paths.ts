/** Paths that the site itself answers, with a location of nginx for exactly this path. nginx refuses a second one. */
export const ownPaths = (base: string) => ({
  /** Answers load balancers. Two segments, because the app shows each step at a path of one (2.15). */
  health: `${base}-/health`,
  pixelFrame: `${base}pixels/frame.html`,
  /** Is redirected to the base path; '' at the root. */
  baseWithoutSlash: base.slice(0, -1),
});
