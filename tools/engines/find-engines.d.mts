/** Path of the build that Playwright has installed for itself, or undefined. */
export function findOwnBuild(name: 'firefox' | 'webkit'): Promise<string | undefined>;
/** Path of a Firefox on this machine that is not too old, or undefined. FIREFOX_PATH overrides. */
export function findFirefox(): string | undefined;
/** Paths of WebKitGTK's browser, its driver and Xvfb; undefined if one of them is missing. */
export function findWebKit(): { driver: string; browser: string; display: string } | undefined;
/** Debian's package names of an engine. */
export const enginePackages: { gecko: readonly string[]; webkit: readonly string[] };
/** Engines without Playwright's own build or the system's browser on this machine. */
export function findMissingEngines(): Promise<('gecko' | 'webkit')[]>;
