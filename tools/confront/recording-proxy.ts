import { createServer, request as httpRequest, type IncomingMessage, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import type { AddressInfo } from 'node:net';
import { setTimeout as wait } from 'node:timers/promises';
import { promisify } from 'node:util';
import { brotliDecompress, gunzip, inflate, inflateRaw } from 'node:zlib';
import { type AccessGuard, createAccessGuard } from '#mocks/hosts/http/access-guard.ts';
import { decodeAnswer, type HarCall } from '../record/har.ts';

export interface RecordingProxy {
  /** The address at which the proxy listens. */
  url: string;
  /**
   * Stops listening; resolves when every open call has ended and been reported. Breaks off calls that have not ended
   * after `longestEnd`.
   */
  close(): Promise<void>;
}

export interface ProxyOptions {
  port: number;
  host?: string;
  /** Address of the service. If it has a path, `url` has the same path. */
  target: URL;
  /** Certificate of the authority that signed the service's certificate, if Node does not trust it already. */
  ca?: string;
  /** Origins whose pages may call the service through the proxy, besides those of this computer. */
  allowedOrigins?: readonly string[];
  /** Called for each call when its answer has ended. */
  onCall: (call: HarCall) => void;
}

/** A larger body is forwarded like any other, but not compared with the contract. */
const maxBodyBytes = 20 * 1024 * 1024;

/** How long open calls may go on after the end of a recording (ms). */
export const longestEnd = 2_000;

/** Headers that describe one connection. A proxy does not forward them (RFC 9110, 7.6.1); Node sends its own. */
const hopByHopHeaders = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'transfer-encoding',
  'upgrade',
  'te',
]);

/**
 * Forwards every request to the service and every answer to the client, byte for byte, and reports each call. It
 * changes only the header `host`, to that of the service, and allows a page of another origin to call it, because the
 * service may expect none. It writes nothing to a disk. It refuses pages of foreign origins, which could otherwise read
 * the service through this computer.
 */
export async function startRecordingProxy(options: ProxyOptions): Promise<RecordingProxy> {
  const { target, port, host = '127.0.0.1', allowedOrigins = [] } = options;
  const openCalls = new Set<Promise<void>>();
  const accessGuard = createAccessGuard({ listenAddress: host, allowedOrigins });
  const server = createServer((incoming, outgoing) => {
    const refusal = refusalOf(incoming, accessGuard);
    if (refusal !== undefined) {
      outgoing.writeHead(403, { 'content-type': 'text/plain' }).end(`${refusal}\n`);
      return;
    }
    const call = forward(options, incoming, outgoing);
    openCalls.add(call);
    void call.finally(() => openCalls.delete(call));
  });
  server.on('upgrade', (_, socket) => socket.end('HTTP/1.1 501 Not Implemented\r\n\r\n'));
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  // A string only for pipes and sockets; this server listens on a port.
  const address = server.address() as AddressInfo;
  return {
    url: `http://${host}:${address.port}${target.pathname === '/' ? '' : target.pathname}`,
    close: async () => {
      const closed = new Promise<void>(resolve => server.close(() => resolve()));
      server.closeIdleConnections();
      const ended = Promise.all(openCalls);
      await Promise.race([ended, wait(longestEnd, undefined, { ref: false })]);
      server.closeAllConnections();
      await Promise.all([ended, closed]);
    },
  };
}

/** Why a request is not forwarded; undefined for one that is. */
function refusalOf({ headers, url = '/' }: IncomingMessage, guard: AccessGuard): string | undefined {
  const address = `http://${headers.host ?? ''}${url.startsWith('/') ? url : '/'}`;
  if (!URL.canParse(address) || !guard.mayCallByName(new URL(address)))
    return 'The proxy does not answer by this name. Use localhost.';
  return guard.mayCallFrom(headers.origin, new URL(address))
    ? undefined
    : 'Pages of this origin may not call the proxy. Use the option --allow-origin.';
}

async function forward(
  { target, ca, onCall }: ProxyOptions,
  incoming: IncomingMessage,
  outgoing: ServerResponse,
): Promise<void> {
  const startedAt = Date.now();
  const url = new URL(incoming.url ?? '/', target);
  const requestBody = readBody(incoming);
  let answer: ForwardedAnswer = { status: 0, headers: {}, body: Promise.resolve(undefined), failure: '' };
  await new Promise<void>(resolve => {
    const sendRequest = target.protocol === 'https:' ? httpsRequest : httpRequest;
    const request = sendRequest(
      {
        protocol: target.protocol,
        hostname: target.hostname.replace(/^\[|\]$/g, ''),
        port: target.port,
        method: incoming.method,
        path: incoming.url,
        headers: { ...forwardedHeaders(incoming.headersDistinct), host: target.host },
        ...(ca === undefined ? {} : { ca }),
      },
      response => {
        answer = {
          ...answer,
          status: response.statusCode ?? 0,
          headers: response.headers,
          body: readBody(response),
        };
        const permission = permissionFor(incoming, response);
        if (permission && isPreflight(incoming)) {
          outgoing.writeHead(204, permission).end();
        } else {
          const headers = { ...forwardedHeaders(response.headersDistinct), ...permission };
          outgoing.writeHead(
            answer.status,
            response.statusMessage ?? '',
            Object.entries(headers).flatMap(([name, values]) =>
              [values].flat().flatMap(value => [name, value]),
            ),
          );
          response.pipe(outgoing);
        }
        response.on('aborted', () => outgoing.destroy());
        response.on('close', resolve);
      },
    );
    request.on('error', () => {
      answer = { ...answer, status: 0, failure: 'The service cannot be reached.' };
      if (outgoing.headersSent) outgoing.destroy();
      else outgoing.writeHead(502, { 'content-type': 'text/plain' }).end('The service cannot be reached.\n');
      resolve();
    });
    // If the client breaks the connection off, the call to the service is aborted, too.
    outgoing.on('close', () => {
      if (!outgoing.writableFinished) request.destroy();
    });
    incoming.pipe(request);
  });
  onCall(await callOf({ startedAt, url, incoming, requestBody: await requestBody, answer }));
}

const isPreflight = ({ method, headers }: IncomingMessage): boolean =>
  method === 'OPTIONS' && headers['access-control-request-method'] !== undefined;

/**
 * The headers that let a page of another origin call the service and read every header of its answers; undefined if no
 * such page calls, or if the service itself allows its origin.
 */
function permissionFor(
  { headers: { origin, ...headers } }: IncomingMessage,
  response: IncomingMessage,
): Record<string, string> | undefined {
  const allowedOrigin = response.headers['access-control-allow-origin'];
  if (origin === undefined || allowedOrigin === '*' || allowedOrigin === origin) return undefined;
  const method = headers['access-control-request-method'];
  const names = headers['access-control-request-headers'];
  return {
    'access-control-allow-origin': origin,
    vary: 'origin',
    'access-control-expose-headers': Object.keys(response.headers).join(', '),
    ...(method === undefined ? {} : { 'access-control-allow-methods': method }),
    ...(names === undefined ? {} : { 'access-control-allow-headers': names }),
    ...(headers['access-control-request-private-network'] === undefined
      ? {}
      : { 'access-control-allow-private-network': 'true' }),
  };
}

interface ForwardedAnswer {
  status: number;
  headers: IncomingMessage['headers'];
  body: Promise<Uint8Array | undefined>;
  failure: string;
}

const forwardedHeaders = (headers: IncomingMessage['headersDistinct']): Record<string, string[]> =>
  Object.fromEntries(
    Object.entries(headers).flatMap(([name, values]) =>
      values === undefined || hopByHopHeaders.has(name) ? [] : [[name, values]],
    ),
  );

/** The bytes of the body; undefined if the connection breaks off or the body is too large. */
function readBody(message: IncomingMessage): Promise<Uint8Array | undefined> {
  return new Promise(resolve => {
    let chunks: Uint8Array[] | undefined = [];
    let size = 0;
    message.on('data', (chunk: Uint8Array) => {
      size += chunk.length;
      if (size > maxBodyBytes) chunks = undefined;
      chunks?.push(chunk);
    });
    message.on('end', () => resolve(chunks && Buffer.concat(chunks)));
    message.on('close', () => resolve(undefined));
    message.on('error', () => resolve(undefined));
  });
}

interface ForwardedCall {
  startedAt: number;
  url: URL;
  incoming: IncomingMessage;
  requestBody: Uint8Array | undefined;
  answer: ForwardedAnswer;
}

async function callOf({ startedAt, url, incoming, requestBody, answer }: ForwardedCall): Promise<HarCall> {
  const body = await answer.body;
  const decodedBody = body && (await decodeBody(body, answer.headers['content-encoding'] ?? ''));
  return {
    index: 0,
    startedAt,
    method: incoming.method ?? 'GET',
    url,
    headers: singleHeaders(incoming.headers),
    requestType: mediaTypeOf(incoming.headers['content-type']),
    requestText: textOf(requestBody),
    requestParts: [],
    isRequestMissing: requestBody === undefined,
    status: answer.status,
    answerHeaders: singleHeaders(answer.headers),
    answerType: mediaTypeOf(answer.headers['content-type']),
    ...(decodedBody instanceof Uint8Array
      ? decodeAnswer(new Uint8Array(decodedBody), answer.headers['content-type'] ?? '')
      : {
          answerText: '',
          answerEncoding: 'utf-8',
          answerProblem: answer.status === 0 ? '' : (decodedBody ?? 'broke off or is too large'),
        }),
    isAnswerMissing: false,
    failure: answer.failure,
    isPage: false,
  };
}

/** Damages the bytes of files, which nothing reads, but keeps the text parts of a form. */
const textOf = (bytes: Uint8Array | undefined): string => (bytes ? new TextDecoder().decode(bytes) : '');

const decoders: Readonly<Record<string, (bytes: Uint8Array) => Promise<Uint8Array>>> = {
  '': bytes => Promise.resolve(bytes),
  identity: bytes => Promise.resolve(bytes),
  gzip: promisify(gunzip),
  'x-gzip': promisify(gunzip),
  // Browsers also read a body without the header of zlib.
  deflate: bytes => promisify(inflate)(bytes).catch(() => promisify(inflateRaw)(bytes)),
  br: promisify(brotliDecompress),
};

/** The decompressed body, or the reason why it cannot be read. */
async function decodeBody(bytes: Uint8Array, encoding: string): Promise<Uint8Array | string> {
  if (bytes.length === 0) return bytes;
  const decode = decoders[encoding.trim().toLowerCase()];
  if (!decode) return 'has a content-encoding that this command cannot decode';
  return decode(bytes).catch(() => 'does not have the encoding that its content-encoding names');
}

const singleHeaders = (headers: IncomingMessage['headers']): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(', ') : (value ?? ''),
    ]),
  );

/** The media type of a content-type header, without parameters, in lower case. */
const mediaTypeOf = (header: string | undefined): string => header?.split(';')[0]?.trim().toLowerCase() ?? '';
