import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const pandacss = createRequire(import.meta.url)('@pandacss/dev/postcss');
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Ladle brings a Vite of its own, so the stories have a configuration of their own; the aliases are those of package.json. */
export default {
  publicDir: here('./public'),
  cacheDir: here('../node_modules/.vite-stories'),
  // The styles of the stories come from a second Panda configuration: they must not reach the product.
  css: { postcss: { plugins: [pandacss({ configPath: here('./panda.config.ts') })] } },
  define: { __MOCKS__: 'true' },
  // Without an addon of its own Ladle puts an empty module in the place of msw: the stories play scenarios by it.
  resolve: { alias: [{ find: /^msw(?=\/experimental$|$)/, replacement: 'msw' }] },
};
