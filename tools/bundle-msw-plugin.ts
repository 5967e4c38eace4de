import type { Plugin } from 'vite';

const packages = ['msw', 'msw/browser'];

/**
 * Lets Vite bundle msw before the tests. Vitest forbids this because of `vi.mock`, which no test here uses. Without the
 * bundle a test page loads msw and graphql as 260 separate files.
 */
export function bundleMswPlugin(): Plugin {
  return {
    name: 'bundle-msw',
    enforce: 'post',
    config(config) {
      const { optimizeDeps } = config;
      if (!optimizeDeps?.exclude?.includes('msw')) return;
      optimizeDeps.exclude = optimizeDeps.exclude.filter(name => !packages.includes(name));
      optimizeDeps.include = [...(optimizeDeps.include ?? []), ...packages];
    },
  };
}
