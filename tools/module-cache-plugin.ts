import { readFileSync } from 'node:fs';
import type { Vite } from 'vitest/node';

/**
 * An additional part of the key of a transformed module in Vitest's cache: the aliases of package.json. `false`
 * excludes a module with `import.meta.glob` from the cache, because the cached list would not contain a new file.
 */
export const moduleCacheKey = (source: string, manifest: string): string | false =>
  !source.includes('import.meta.glob') && JSON.stringify(JSON.parse(manifest).imports);

/** Makes `experimental.fsModuleCache` of Vitest safe for this repository. */
export function moduleCachePlugin(): Vite.Plugin {
  const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
  return {
    name: 'module-cache',
    configureVitest: ({ experimental_defineCacheKeyGenerator: defineKeyGenerator }) =>
      defineKeyGenerator(({ sourceCode }) => moduleCacheKey(sourceCode, manifest)),
  };
}
