import { readFileSync } from 'node:fs';

/** The oldest version of one browser that is supported. */
export interface OldestBrowser {
  /** As browserslist names it. */
  name: string;
  version: string;
}

/**
 * Browser names of browserslist, esbuild and MDN's compatibility data. A phone's Chrome counts like a
 * desktop's.
 */
const KNOWN: Readonly<Record<string, { title: string; target: string; mdn: readonly string[] }>> = {
  chrome: { title: 'Chrome', target: 'chrome', mdn: ['chrome', 'chrome_android', 'webview_android'] },
  edge: { title: 'Edge', target: 'edge', mdn: ['edge'] },
  firefox: { title: 'Firefox', target: 'firefox', mdn: ['firefox', 'firefox_android'] },
  safari: { title: 'Safari', target: 'safari', mdn: ['safari'] },
  ios_saf: { title: 'Safari on iOS', target: 'ios', mdn: ['safari_ios'] },
};

/** @throws for a query of another form than `chrome >= 111`: the floor is one version per browser. */
export function readFloor(queries: readonly string[]): readonly OldestBrowser[] {
  return queries.map(query => {
    const [, name = '', version = ''] = /^(\w+) >= (\d+(?:\.\d+)*)$/.exec(query) ?? [];
    if (!KNOWN[name])
      throw new Error(
        `package.json, browserslist: "${query}" is not of the form "<browser> >= <version>" with one of ${Object.keys(KNOWN).join(', ')}.`,
      );
    return { name, version };
  });
}

const manifest: { browserslist: readonly string[] } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** The declared floor. `browserslist` in package.json is its only place. */
export const browserFloor = readFloor(manifest.browserslist);

/** The floor as Vite's `build.target`. */
export const buildTarget = browserFloor.map(({ name, version }) => `${KNOWN[name]?.target}${version}`);

/** The floor by the names of MDN's compatibility data. */
export const mdnFloor = browserFloor.flatMap(({ name, version }) =>
  (KNOWN[name]?.mdn ?? []).map(id => ({ id, title: KNOWN[name]?.title ?? name, version })),
);
