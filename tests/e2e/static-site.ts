import { readFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import path from 'node:path';
import { listenLocally } from '../../tools/listen-locally.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.woff2': 'font/woff2',
};

export interface StaticSite {
  /** Origin, without a slash at the end. */
  url: string;
  close: () => void;
}

/**
 * A plain static host, as QA may have one. It serves the index of a folder, and `404.html` for every path that is no
 * file. Browsers cache the files of `assets`, whose names contain a hash.
 * @param base the path of the folder on the host, with a slash at both ends. The host serves nothing outside of it.
 */
export async function startStaticSite(folder: string, base = '/'): Promise<StaticSite> {
  const readSiteFile = (file: string) =>
    readFile(path.join(folder, path.normalize(file))).catch(() => undefined);
  const server = createServer(async (request, response) => {
    const { pathname } = new URL(request.url ?? '/', 'http://localhost');
    if (!pathname.startsWith(base)) return void response.writeHead(404).end();
    const sitePath = pathname.slice(base.length - 1);
    const name = sitePath.endsWith('/') ? `${sitePath}index.html` : sitePath;
    const file = await readSiteFile(name);
    const type = CONTENT_TYPES[path.extname(file ? name : '404.html')] ?? 'application/octet-stream';
    response.writeHead(file ? 200 : 404, {
      'content-type': type,
      'cache-control': /\/assets\//.test(name) ? 'public, max-age=31536000, immutable' : 'no-store',
    });
    response.end(file ?? (await readSiteFile('404.html')));
  });
  const port = await listenLocally(server);
  return {
    url: `http://127.0.0.1:${port}`,
    close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
