/** Path of the build that Playwright has installed for itself, or undefined. */
export function findOwnBuild(name: 'firefox' | 'webkit'): Promise<string | undefined>;
/** Path of Firefox on this machine, or undefined. FIREFOX_PATH overrides. */
export function findFirefox(): string | undefined;
/** WebKitGTK on this machine with what drives it, or undefined where a part is missing. */
export function findWebKit(): { driver: string; browser: string; display: string } | undefined;
/** What Debian calls the packages of an engine. */
export const enginePackages: { gecko: readonly string[]; webkit: readonly string[] };
/** Engines that this machine lacks: neither Playwright's own build is there nor the system's browser. */
export function missingEngines(): Promise<('gecko' | 'webkit')[]>;
