/** Path of Firefox on this machine, or undefined. FIREFOX_PATH overrides. */
export function findFirefox(): string | undefined;
/** WebKitGTK on this machine with what drives it, or undefined where a part is missing. */
export function findWebKit(): { driver: string; browser: string; display: string } | undefined;
/** What Debian calls the packages of an engine. */
export const enginePackages: { gecko: readonly string[]; webkit: readonly string[] };
/** Packages that this machine lacks. */
export function missingPackages(): string[];
