import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';
import { examplePixels } from '#mocks/example-pixels.ts';

const workerName = 'mockServiceWorker.js';

/**
 * Serves the mock worker and the example partner in development and puts them into the QA build. A production build
 * never gets them.
 */
export function mocksPlugin(): Plugin {
  const source = () => readFileSync(createRequire(import.meta.url).resolve(`msw/${workerName}`), 'utf8');
  let base = '/';
  return {
    name: 'mocks',
    apply: (_, { mode }) => mode !== 'production',
    configResolved(config) {
      base = config.base;
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const path = request.url?.split('?')[0] ?? '';
        const pixelFile = path.startsWith(base) ? examplePixels.get(path.slice(base.length)) : undefined;
        if (pixelFile) {
          response.setHeader('content-type', 'application/json; charset=utf-8');
          return response.end(JSON.stringify(pixelFile));
        }
        if (path !== `${base}${workerName}`) return next();
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.setHeader('cache-control', 'no-cache');
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerName, source: source() });
      for (const [fileName, file] of examplePixels)
        this.emitFile({ type: 'asset', fileName, source: JSON.stringify(file) });
    },
  };
}
