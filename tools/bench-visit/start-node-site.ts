import { existsSync, readFileSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { fillPage } from '../../deploy/fill-page.ts';
import { createCommonHeaders, createPageHeaders } from '../../deploy/headers.ts';
import { inlineHashes } from '../../deploy/inline-hashes.ts';
import type { ServerSettings } from '../../deploy/settings.ts';
import { listenLocally } from '../listen-locally.ts';
import type { Certificate } from './certificate.ts';
import type { Site } from './site.ts';

const CONTENT_TYPES: Readonly<Record<string, string>> = {
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Answers as nginx would, on machines without it: HTTP/2, the headers of `deploy/headers.ts`, compressed
 * copies.
 */
export async function startNodeSite(
  dist: string,
  deployment: object,
  certificate: Certificate,
): Promise<Site> {
  const filledPage = fillPage(
    readFileSync(path.join(dist, 'index.html'), 'utf8'),
    JSON.stringify(deployment),
  );
  if (filledPage === undefined)
    throw new Error(`${dist}/index.html has no element with the id "deployment".`);
  const { serviceUrl } = deployment as { serviceUrl: string }; // as `deploymentOf` writes it
  const settings: ServerSettings = {
    dist,
    pixels: path.join(dist, 'pixels'),
    base: '/',
    serverName: '_',
    listen: '0',
    tls: { listen: '0', ...certificate },
    brotli: true,
    accessLog: undefined,
    frameAncestors: [],
    connectOrigins: [new URL(serviceUrl).origin],
    reportReceiver: undefined,
  };
  const sharedHeaders = Object.fromEntries(createCommonHeaders());
  const compressedPage = brotliCompressSync(filledPage);
  const headersOfPage = {
    ...sharedHeaders,
    ...Object.fromEntries(createPageHeaders(settings, inlineHashes(filledPage))),
  };
  const server = createSecureServer({
    key: readFileSync(certificate.key),
    cert: readFileSync(certificate.certificate),
  });
  server.on('request', (request, response) => {
    const { pathname } = new URL(request.url, 'https://site.exemplo');
    const extension = path.extname(pathname);
    const file = path.join(dist, pathname);
    if (extension === '') {
      response.writeHead(200, { ...headersOfPage, 'content-type': 'text/html', 'content-encoding': 'br' });
      response.end(compressedPage);
    } else if (!file.startsWith(dist + path.sep) || !existsSync(file)) {
      response.writeHead(404, { ...sharedHeaders, 'cache-control': 'no-store' });
      response.end();
    } else {
      const isCompressed = existsSync(`${file}.br`);
      const cacheControl = pathname.startsWith('/assets/')
        ? 'public, max-age=31536000, immutable'
        : 'no-cache';
      response.writeHead(200, {
        ...sharedHeaders,
        'cache-control': cacheControl,
        'content-type': CONTENT_TYPES[extension] ?? 'application/octet-stream',
        ...(isCompressed && { 'content-encoding': 'br' }),
      });
      response.end(readFileSync(isCompressed ? `${file}.br` : file));
    }
  });
  const port = await listenLocally(server);
  return { url: `https://127.0.0.1:${port}`, server: 'node', stop: () => void server.close() };
}
