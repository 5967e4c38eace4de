import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Engine } from '../../engine.ts';
import { answerWithHandlers } from './answer-with-handlers.ts';
import { BODY_LIMIT_MB, readBody } from './read-body.ts';
import type { NamedSession } from './sessions.ts';
import type { Connections } from './watch-connections.ts';

export interface Call {
  engine: Engine;
  session: NamedSession;
  url: URL;
  connections: Connections;
  /** How long a body may pause (ms). */
  timeLimit: number;
}

const TOO_LARGE_ANSWER = {
  code: 413,
  message: `O envio é grande demais: o limite é de ${BODY_LIMIT_MB} MB ao todo.`,
};

/** Passes a call to the engine of its session and sends the result, broken connections included. */
export async function answerCall(
  request: IncomingMessage,
  response: ServerResponse,
  { engine, session, url, connections, timeLimit }: Call,
): Promise<void> {
  const requestBody = await readBody(request, timeLimit);
  if (!requestBody) {
    response.writeHead(413, { 'content-type': 'application/json; charset=utf-8' });
    response.end(JSON.stringify(TOO_LARGE_ANSWER));
    return;
  }
  const method = request.method ?? 'GET';
  const connectionEnd = new AbortController();
  response.on('close', () => connectionEnd.abort());
  const hasBody = method !== 'GET' && method !== 'HEAD' && requestBody.length > 0;
  const answer = await answerWithHandlers(
    engine,
    new Request(url, {
      method,
      headers: headersOf(request),
      signal: connectionEnd.signal,
      body: hasBody ? new Uint8Array(requestBody) : null,
    }),
    // Only the app has the session in the path. Mistakes of the app are recorded, those of other clients are answered.
    {
      answersMistakes: session.namedBy !== 'path',
      arrival: connections.arrivalOf(request, url, requestBody),
    },
  );
  // A broken connection: the socket closes before any byte of an answer.
  if (answer.type === 'error') {
    request.socket.destroy();
    return;
  }
  response.writeHead(answer.status, { 'cache-control': 'no-store', ...Object.fromEntries(answer.headers) });
  try {
    await send(answer, response);
    response.end();
  } catch {
    // The answer broke off, so the connection closes in the middle of the body.
    request.socket.destroy();
  }
}

/** Sends the body of an answer. @throws if the body breaks off, after the part before it was sent. */
async function send(answer: Response, response: ServerResponse): Promise<void> {
  const reader = answer.body?.getReader();
  for (;;) {
    const chunk = await reader?.read();
    if (!chunk || chunk.done) return;
    await new Promise<void>(resolve => response.write(chunk.value, () => resolve()));
  }
}

const headersOf = (request: IncomingMessage): [string, string][] =>
  Object.entries(request.headers).map(([name, value]) => [
    name,
    Array.isArray(value) ? value.join(', ') : (value ?? ''),
  ]);
