import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Resends } from './resends.ts';
import { type Sessions, sessionOf } from './sessions.ts';

/** Hands a call to the engine of its session and sends what comes back, a broken connection included. */
export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  url: URL,
  { sessions, resends }: { sessions: Sessions; resends: Resends },
): Promise<void> {
  const session = sessionOf(request);
  const sent = await bodyOf(request);
  const method = request.method ?? 'GET';
  const key = [session, method, url.href, sent.toString('latin1')].join(' ');
  if (resends.isOne(key)) {
    request.socket.destroy();
    return;
  }
  const gone = new AbortController();
  response.on('close', () => gone.abort());
  const hasBody = method !== 'GET' && method !== 'HEAD' && sent.length > 0;
  const given = await sessions.engineOf(session).handle(
    new Request(url, {
      method,
      headers: headersOf(request),
      signal: gone.signal,
      body: hasBody ? new Uint8Array(sent) : null,
    }),
  );
  // What a broken connection is: the socket closes and not one byte of an answer was sent.
  if (given.type === 'error') {
    resends.expect(request, key);
    request.socket.destroy();
    return;
  }
  response.writeHead(given.status, { 'cache-control': 'no-store', ...Object.fromEntries(given.headers) });
  try {
    await send(given, response);
    response.end();
  } catch {
    // The answer broke off: so does the connection, in the middle of the body.
    request.socket.destroy();
  }
}

/** Rejects where the answer breaks off; what came before it has left by then. */
async function send(given: Response, response: ServerResponse): Promise<void> {
  const reader = given.body?.getReader();
  for (;;) {
    const part = await reader?.read();
    if (!part || part.done) return;
    await new Promise<void>(resolve => response.write(part.value, () => resolve()));
  }
}

async function bodyOf(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(Buffer.from(chunk));
  return Buffer.concat(chunks);
}

const headersOf = (request: IncomingMessage): [string, string][] =>
  Object.entries(request.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
