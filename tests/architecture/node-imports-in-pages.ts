import type { Import } from './imports-of.ts';
import { resolve } from './resolve.ts';

/**
 * The tests that vite.config.ts runs in a browser, the setup files of these tests, and the scripts of all other pages.
 * The patterns of vite.config.ts are beside their expressions, and a test compares them.
 */
export const PAGE_ENTRIES: readonly { inViteConfig?: string; pattern: RegExp }[] = [
  {
    inViteConfig: '{src,mocks}/**/*.browser.test.{ts,tsx}',
    pattern: /^(?:src|mocks)\/.*\.browser\.test\.tsx?$/,
  },
  { inViteConfig: 'tests/flows/**/*.test.{ts,tsx}', pattern: /^tests\/flows\/.*\.test\.tsx?$/ },
  { inViteConfig: 'tests/support/*.browser.test.ts', pattern: /^tests\/support\/[^/]*\.browser\.test\.ts$/ },
  { inViteConfig: 'tests/scenarios/**/*.test.{ts,tsx}', pattern: /^tests\/scenarios\/.*\.test\.tsx?$/ },
  {
    pattern:
      /^tests\/support\/(?:console-guard|contract-guard|fresh-page|long-waits|strict-mode|unpainted|without-owner-stacks)\.ts$/,
  },
  { pattern: /^stories\/.*\.stories\.tsx$/ },
  { pattern: /^(?:src|mocks\/(?:atlas|workbench))\/main\.tsx$/ },
  { pattern: /^tools\/bench\/(?:page|lists-page)\.ts$/ },
  { pattern: /^tools\/bench-visit\/comparison\/page\.tsx$/ },
];

/** Whether a page begins with this file. */
export const isPageEntry = (path: string): boolean => PAGE_ENTRIES.some(({ pattern }) => pattern.test(path));

/**
 * The modules of Node that a page would load, each with the files that lead to it. A browser has no such modules: the
 * page would stay empty.
 * @param importsOf the imports of a file; undefined for a file without code.
 */
export function nodeImportsInPages(
  entries: readonly string[],
  importsOf: (path: string) => readonly Import[] | undefined,
): string[] {
  /** Each file that a page loads, with the file that imports it. */
  const importerOf = new Map<string, string | undefined>(entries.map(entry => [entry, undefined]));
  const queue = [...entries];
  const breaches: string[] = [];
  for (let path = queue.shift(); path !== undefined; path = queue.shift())
    for (const { specifier, line, kind } of importsOf(path) ?? []) {
      if (kind === 'type' || kind === 'asset') continue;
      const target = resolve(path, specifier);
      if (target.kind === 'node')
        breaches.push(
          `${path}:${line} imports '${specifier}'. Loaded by ${describeChain(path, importerOf)}.`,
        );
      if (target.kind !== 'file' || importerOf.has(target.path)) continue;
      importerOf.set(target.path, path);
      queue.push(target.path);
    }
  return breaches;
}

function describeChain(path: string, importerOf: ReadonlyMap<string, string | undefined>): string {
  const chain: string[] = [];
  for (let file = importerOf.get(path); file !== undefined; file = importerOf.get(file)) chain.push(file);
  return chain.length === 0 ? 'a page as its first file' : chain.join(', by ');
}
