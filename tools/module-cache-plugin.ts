import { readFileSync } from 'node:fs';
import type { Vite } from 'vitest/node';

/**
 * Additional key of a transformed module in Vitest's cache: the aliases of package.json. `false` for a module
 * that lists other files with `import.meta.glob`: the cache would miss a new one.
 */
export const moduleCacheKey = (source: string, manifest: string): string | false =>
  !source.includes('import.meta.glob') && JSON.stringify(JSON.parse(manifest).imports);

/** Makes `experimental.fsModuleCache` of Vitest safe for this repository. */
export function moduleCachePlugin(): Vite.Plugin {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return {
    name: 'module-cache',
    configureVitest: ({ experimental_defineCacheKeyGenerator: define }) =>
      define(({ sourceCode }) => moduleCacheKey(sourceCode, manifest)),
  };
}
