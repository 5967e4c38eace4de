import type { IncomingMessage, ServerResponse } from 'node:http';

const METHODS = 'GET, POST, PUT, PATCH, DELETE, OPTIONS';

/**
 * Headers of answers that a page of another origin may read. A `*` would not apply to calls with credentials.
 */
const READABLE_HEADERS = 'allow, content-length, content-type, date, retry-after, x-mock-session';

/** Allows calls from the page of an allowed origin, with cookies and any headers. */
export function allowOtherOrigins(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  if (!origin) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-credentials', 'true');
  response.setHeader('access-control-expose-headers', READABLE_HEADERS);
  response.setHeader('vary', 'origin, access-control-request-headers');
}

/** Answers the preflight of a browser before a call to another origin. */
export function answerPreflight(request: IncomingMessage, response: ServerResponse): void {
  const { headers } = request;
  response.setHeader('allow', METHODS);
  if (headers.origin) {
    response.setHeader('access-control-allow-methods', METHODS);
    response.setHeader(
      'access-control-allow-headers',
      headers['access-control-request-headers'] ?? 'content-type',
    );
    response.setHeader('access-control-max-age', '600');
    if (headers['access-control-request-private-network'])
      response.setHeader('access-control-allow-private-network', 'true');
  }
  response.writeHead(204).end();
}
