import { existsSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
};

export interface ServedBuild {
  url: string;
  close(): void;
}

/**
 * Serves a production build as deploy/README.md asks of any server: each path that is no file gets the page, in whose
 * element `deployment` the configuration stands.
 */
export async function serveBuild(
  folder: string,
  deployment: object,
  headersOf: (page: string) => Readonly<Record<string, string>>,
): Promise<ServedBuild> {
  const page = readFileSync(path.join(folder, 'index.html'), 'utf8').replace(
    /(<script\b[^>]*\bid="deployment"[^>]*>)[^<]*/,
    (_, element: string) => element + JSON.stringify(deployment).replaceAll('<', '\\u003c'),
  );
  const pageHeaders = {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    ...headersOf(page),
  };
  const server = createServer((request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    const type = CONTENT_TYPES[path.extname(pathname)];
    const file = path.join(folder, path.normalize(pathname));
    if (type === undefined) return void response.writeHead(200, pageHeaders).end(page);
    if (!existsSync(file)) return void response.writeHead(404, { 'cache-control': 'no-store' }).end();
    const cacheControl = pathname.startsWith('/assets/') ? 'public, max-age=31536000, immutable' : 'no-cache';
    response.writeHead(200, { 'content-type': type, 'cache-control': cacheControl }).end(readFileSync(file));
  });
  await new Promise<void>(resolve => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo; // a string only for pipes
  return {
    url: `http://localhost:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
