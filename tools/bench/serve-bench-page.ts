import { join } from 'node:path';
import react from '@vitejs/plugin-react';
import { build, preview } from 'vite';
import { createTemporaryFolder } from '#tests/support/temporary-folder.ts';
import { buildTarget } from '../floor/browser-floor.ts';
import { inlineStylesPlugin } from '../inline-styles-plugin.ts';

/** Builds a page of this folder with the settings of the production build. No released build contains it. */
export async function serveBenchPage(
  root: string,
  name = 'page.html',
): Promise<{ address: string; close: () => Promise<void> }> {
  const outDir = createTemporaryFolder('bench-');
  const page = `tools/bench/${name}`;
  await build({
    root,
    configFile: false,
    logLevel: 'warn',
    publicDir: false,
    plugins: [react(), inlineStylesPlugin({ shortNames: true })],
    define: { __MOCKS__: 'false' },
    build: {
      outDir,
      emptyOutDir: true,
      target: buildTarget,
      assetsInlineLimit: 0,
      chunkSizeWarningLimit: 4000,
      // No code for the preloading of files, which would stand before the comment.
      modulePreload: { polyfill: false, resolveDependencies: () => [] },
      rolldownOptions: {
        input: join(root, page),
        // As in the files of the first form (vite.config.ts).
        output: { postBanner: '//# allFunctionsCalledOnLoad' },
      },
    },
  });
  const server = await preview({
    root,
    configFile: false,
    logLevel: 'warn',
    build: { outDir },
    preview: { port: 0, host: '127.0.0.1' },
  });
  const local = server.resolvedUrls?.local[0];
  if (!local) throw new Error('The server of the bench page has no address.');
  return {
    address: new URL(page, local).href,
    async close() {
      await server.close();
    },
  };
}
