import { readFileSync } from 'node:fs';
import { createSecureServer, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { HttpHost } from '#mocks/hosts/http.ts';
import { listenLocally } from '../listen-locally.ts';
import type { Certificate } from './certificate.ts';

export interface ForeignService {
  url: string;
  close(): void;
}

/** Headers that describe one connection. HTTP/2 does not allow them. */
const HOP_BY_HOP_HEADERS =
  /^(?::|connection$|host$|keep-alive$|transfer-encoding$|content-length$|content-encoding$)/;

/**
 * The mock service behind TLS and HTTP/2 on an origin of its own, as a lender's service is: it waits `delay`
 * milliseconds before each answer. Preflights are answered at once, as the edge in front of a service does.
 */
export async function startForeignService(
  host: HttpHost,
  { key, certificate }: Certificate,
  delay: number,
): Promise<ForeignService> {
  const answer = async (request: Http2ServerRequest, response: Http2ServerResponse): Promise<void> => {
    const chunks: Buffer[] = [];
    for await (const chunk of request) chunks.push(chunk);
    const headers = Object.entries(request.headers).filter(([name]) => !HOP_BY_HOP_HEADERS.test(name));
    const isPreflight = request.method === 'OPTIONS';
    const [hostResponse] = await Promise.all([
      fetch(host.url + request.url, {
        method: request.method,
        headers: headers.map(([name, value]) => [name, String(value)]),
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      }),
      new Promise(resolve => setTimeout(resolve, isPreflight ? 0 : delay)),
    ]);
    const answerHeaders = [...hostResponse.headers].filter(([name]) => !HOP_BY_HOP_HEADERS.test(name));
    response.writeHead(hostResponse.status, Object.fromEntries(answerHeaders));
    response.end(Buffer.from(await hostResponse.arrayBuffer()));
  };
  const server = createSecureServer({ key: readFileSync(key), cert: readFileSync(certificate) });
  server.on('request', (request, response) => {
    answer(request, response).catch(() => response.destroy());
  });
  const port = await listenLocally(server);
  return { url: `https://127.0.0.1:${port}`, close: () => void server.close() };
}
