import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const workerName = 'mockServiceWorker.js';

/** Serves the mock worker in development and puts it into the QA build. A production build never gets it. */
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
        if (request.url?.split('?')[0] !== `${base}${workerName}`) return next();
        response.setHeader('content-type', 'text/javascript; charset=utf-8');
        response.setHeader('cache-control', 'no-cache');
        response.end(source());
      });
    },
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: workerName, source: source() });
    },
  };
}
