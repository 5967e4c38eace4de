import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Plugin } from 'vite';

const source = 'mocks/bench/index.html';
/** In the app's page, before anything of the app: the bench around it, if there is one, may play its host. */
const greeting = 'try { parent !== window && parent.__bench?.greet(window) } catch {}';

/**
 * The scenario bench as a page of its own: `/bancada` in development, `bancada/index.html` in the QA build.
 * A production build never gets it.
 */
export function benchPlugin(): Plugin {
  let base = '/';
  let root = '.';
  /** Is it the bench's address? Everything after the question mark aside. */
  const isBench = (url = ''): boolean => {
    const [path] = url.split('?');
    return path === `${base}bancada` || path === `${base}bancada/`;
  };
  return {
    name: 'bench',
    enforce: 'post',
    apply: (_, { mode }) => mode !== 'production',
    config: (_, { command }) =>
      command === 'build'
        ? { build: { rollupOptions: { input: { app: 'index.html', bench: source } } } }
        : {},
    configResolved(config) {
      base = config.base;
      root = config.root;
    },
    transformIndexHtml: (_, { filename }) =>
      filename.endsWith(source) ? [] : [{ tag: 'script', children: greeting, injectTo: 'body-prepend' }],
    configureServer(server) {
      server.middlewares.use(async (request, response, next) => {
        if (!isBench(request.url)) return next();
        try {
          const page = readFileSync(join(root, source), 'utf8');
          response.setHeader('content-type', 'text/html; charset=utf-8');
          response.setHeader('cache-control', 'no-cache');
          response.end(await server.transformIndexHtml(`/${source}`, page));
        } catch (error) {
          next(error);
        }
      });
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path, query] = (request.url ?? '').split('?');
        if (path !== `${base}bancada`) return next();
        response.statusCode = 302;
        response.setHeader('location', `${base}bancada/${query ? `?${query}` : ''}`);
        response.end();
      });
    },
    generateBundle: {
      order: 'post',
      handler(_, bundle) {
        const page = bundle[source];
        if (page?.type !== 'asset') return;
        this.emitFile({ type: 'asset', fileName: 'bancada/index.html', source: page.source });
        delete bundle[source];
      },
    },
  };
}
