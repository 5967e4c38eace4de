import { execFile } from 'node:child_process';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import type { Connect, Plugin } from 'vite';
import { findCommit } from './find-commit.ts';

/**
 * Pages of mock builds beside the app, by their path: `/bancada` in development, `bancada/index.html` in the QA build.
 */
const pages: Readonly<Record<string, string>> = {
  bancada: 'mocks/workbench/index.html',
  atlas: 'mocks/atlas/index.html',
};
/** The coverage maps for the atlas. */
const mapsFile = 'atlas/maps.json';
/** Folder of the atlas's pictures; it may be missing. */
const imagesFolder = 'mocks/atlas/images';
/** Runs in the app's page before the app, so that the workbench around it can imitate its host. */
const pageOpenedScript = 'try { parent !== window && parent.__workbench?.pageOpened(window) } catch {}';

/** Adds workbench and atlas as separate pages. A production build never contains them. */
export function workbenchPlugin(): Plugin {
  let base = '/';
  let root = '.';
  /** The source of the page at an address, without its query. */
  const sourceAt = (url = ''): string | undefined => {
    const [path = ''] = url.split('?');
    return Object.entries(pages).find(([name]) => path.replace(/\/$/, '') === `${base}${name}`)?.[1];
  };
  const createMiddleware =
    (transform: (source: string, page: string) => Promise<string>): Connect.NextHandleFunction =>
    async (request, response, next) => {
      const source = sourceAt(request.url);
      const [path = ''] = request.url?.split('?') ?? [];
      const isMapsFile = path === `${base}${mapsFile}`;
      const image = imagesIn(root).find(name => path === `${base}atlas/images/${name}`);
      if (image) return void response.end(readFileSync(join(root, imagesFolder, image)));
      if (!source && !isMapsFile) return next();
      try {
        response.setHeader('content-type', isMapsFile ? 'application/json' : 'text/html; charset=utf-8');
        response.setHeader('cache-control', 'no-cache');
        response.end(
          source ? await transform(source, readFileSync(join(root, source), 'utf8')) : await readMaps(root),
        );
      } catch (error) {
        next(error);
      }
    };
  return {
    name: 'workbench',
    enforce: 'post',
    apply: (_, { mode }) => mode !== 'production',
    config: (config, { command }) => ({
      define: {
        __COMMIT__: JSON.stringify(findCommit('HEAD') ?? ''),
        __ATLAS_IMAGES__: JSON.stringify(imagesIn(config.root ?? process.cwd()).includes('images.json')),
      },
      ...(command === 'build'
        ? { build: { rollupOptions: { input: { app: 'index.html', ...pages } } } }
        : {}),
    }),
    configResolved(config) {
      base = config.base;
      root = config.root;
    },
    transformIndexHtml: {
      // Before the start script of the page, which reads the deployment that the workbench may change.
      order: 'pre',
      handler: (html, { filename }) =>
        Object.values(pages).some(source => filename.endsWith(source))
          ? html
          : html.replace('<script data-page-start>', `<script>${pageOpenedScript}</script>\n    $&`),
    },
    configureServer(server) {
      server.middlewares.use(
        createMiddleware((source, page) => server.transformIndexHtml(`/${source}`, page)),
      );
    },
    configurePreviewServer(server) {
      server.middlewares.use((request, response, next) => {
        const [path = '', query] = (request.url ?? '').split('?');
        if (!sourceAt(path) || path.endsWith('/')) return next();
        response.statusCode = 302;
        response.setHeader('location', `${path}/${query ? `?${query}` : ''}`);
        response.end();
      });
    },
    generateBundle: {
      order: 'post',
      async handler(_, bundle) {
        for (const [name, source] of Object.entries(pages)) {
          const page = bundle[source];
          if (page?.type !== 'asset') continue;
          this.emitFile({ type: 'asset', fileName: `${name}/index.html`, source: page.source });
          delete bundle[source];
        }
        this.emitFile({ type: 'asset', fileName: mapsFile, source: await readMaps(root) });
        for (const name of imagesIn(root)) {
          const source = readFileSync(join(root, imagesFolder, name));
          this.emitFile({ type: 'asset', fileName: `atlas/images/${name}`, source });
        }
      },
    },
  };
}

const imagesIn = (root: string): string[] =>
  existsSync(join(root, imagesFolder)) ? readdirSync(join(root, imagesFolder)) : [];

/**
 * The maps as `npm run coverage -- --json` prints them, or the file that COVERAGE_MAPS names. That command fails for
 * gaps, but the page is served anyway.
 */
async function readMaps(root: string): Promise<string> {
  if (process.env.COVERAGE_MAPS) return readFileSync(process.env.COVERAGE_MAPS, 'utf8');
  const tool = [join(root, 'node_modules/tsx/dist/cli.mjs'), join(root, 'tools/coverage.ts'), '--json'];
  const run = promisify(execFile)(process.execPath, tool, { cwd: root, maxBuffer: 64 * 1024 * 1024 });
  const { stdout, stderr } = await run.catch((failure: { stdout?: string; stderr?: string }) => ({
    stdout: failure.stdout ?? '',
    stderr: failure.stderr ?? '',
  }));
  if (!stdout.startsWith('{')) throw new Error(`tools/coverage.ts --json printed no maps:\n${stderr}`);
  return stdout;
}
