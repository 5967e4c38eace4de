import { createRequire } from 'node:module';
import { fileURLToPath } from 'node:url';

const pandacss = createRequire(import.meta.url)('@pandacss/dev/postcss');
const here = (path: string) => fileURLToPath(new URL(path, import.meta.url));

/** Ladle brings its own Vite, so the stories have their own configuration. The aliases come from package.json. */
export default {
  publicDir: here('./public'),
  cacheDir: here('../node_modules/.vite-stories'),
  // The stories have a second Panda configuration, so that their styles do not get into the product.
  css: { postcss: { plugins: [pandacss({ configPath: here('./panda.config.ts') })] } },
  define: { __MOCKS__: 'true' },
  // Ladle replaces msw with an empty module when its msw addon is off, but the stories play scenarios with msw.
  resolve: { alias: [{ find: /^msw(?=\/experimental$|$)/, replacement: 'msw' }] },
};
