import { readFileSync } from 'node:fs';

/** The oldest version of one browser that is supported. */
export interface OldestBrowser {
  /** The name in browserslist. */
  name: string;
  version: string;
}

/**
 * Names of browsers for readers, for esbuild (`target`) and in MDN's compatibility data, by their name in browserslist.
 * Chrome on a phone has the same oldest version as on a desktop.
 */
const SUPPORTED_NAMES: Readonly<Record<string, { title: string; target: string; mdn: readonly string[] }>> = {
  chrome: { title: 'Chrome', target: 'chrome', mdn: ['chrome', 'chrome_android', 'webview_android'] },
  edge: { title: 'Edge', target: 'edge', mdn: ['edge'] },
  firefox: { title: 'Firefox', target: 'firefox', mdn: ['firefox', 'firefox_android'] },
  safari: { title: 'Safari', target: 'safari', mdn: ['safari'] },
  ios_saf: { title: 'Safari on iOS', target: 'ios', mdn: ['safari_ios'] },
};

/**
 * Parses queries of browserslist.
 * @throws for a query of another form than `chrome >= 111`, because the floor is one version per browser.
 */
export function readFloor(queries: readonly string[]): readonly OldestBrowser[] {
  return queries.map(query => {
    const [, name = '', version = ''] = /^(\w+) >= (\d+(?:\.\d+)*)$/.exec(query) ?? [];
    if (!SUPPORTED_NAMES[name])
      throw new Error(
        `package.json, browserslist: "${query}" is not of the form "<browser> >= <version>" with one of ${Object.keys(SUPPORTED_NAMES).join(', ')}.`,
      );
    return { name, version };
  });
}

const manifest: { browserslist: readonly string[] } = JSON.parse(
  readFileSync(new URL('../../package.json', import.meta.url), 'utf8'),
);

/** The floor that `browserslist` in package.json declares. */
export const browserFloor = readFloor(manifest.browserslist);

/** The floor as Vite's `build.target`. */
export const buildTarget = browserFloor.map(
  ({ name, version }) => `${SUPPORTED_NAMES[name]?.target}${version}`,
);

/** The floor by the names of MDN's compatibility data. */
export const mdnFloor = browserFloor.flatMap(({ name, version }) =>
  (SUPPORTED_NAMES[name]?.mdn ?? []).map(id => ({
    id,
    title: SUPPORTED_NAMES[name]?.title ?? name,
    version,
  })),
);
