import { connect } from 'node:net';

/** The bytes of an answer, read without an HTTP parser that could correct them. */
export interface RawAnswer {
  /** The whole text, head included; empty when the connection closed without an answer. */
  text: string;
  /** 0 without an answer. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
  /** True if the body has the length that the head announces. */
  isComplete: boolean;
  /** The state of the connection: 'kept' after a whole answer, 'still open' after a timeout. */
  end: 'kept' | 'closed' | 'reset' | 'still open';
  /** Milliseconds until the first byte, or until the end without one. */
  firstByteAfter: number;
}

export interface RawRequest {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Timeout in milliseconds. */
  timeLimit?: number;
}

/** A connection that stays open between requests, as a browser's does. */
export interface RawConnection {
  send(request: RawRequest): Promise<RawAnswer>;
  sendBytes(bytes: Buffer | string, timeLimit?: number): Promise<RawAnswer>;
  close(): void;
}

/** Sends a request over a new connection. */
export async function sendRaw(url: string, request: RawRequest): Promise<RawAnswer> {
  const connection = await openConnection(url);
  return connection.send(request).finally(connection.close);
}

/** Sends any bytes over a new connection. */
export async function sendBytes(url: string, bytes: Buffer | string, timeLimit?: number): Promise<RawAnswer> {
  const connection = await openConnection(url);
  return connection.sendBytes(bytes, timeLimit).finally(connection.close);
}

export function openConnection(url: string): Promise<RawConnection> {
  const { hostname, port, host } = new URL(url);
  const socket = connect(Number(port), hostname);
  let end: 'closed' | 'reset' | undefined;
  socket.on('error', () => {
    end ??= 'reset';
  });
  socket.on('close', () => {
    end ??= 'closed';
  });
  const exchange = (bytes: Buffer | string, timeLimit: number): Promise<RawAnswer> =>
    new Promise(resolve => {
      const startedAt = performance.now(); // a test may stop the time of day
      let received = Buffer.alloc(0);
      let firstByteAt: number | undefined;
      const finish = (ending: RawAnswer['end']): void => {
        clearTimeout(timer);
        socket.off('data', appendChunk).off('close', handleEnd);
        resolve(parseAnswer(received, ending, (firstByteAt ?? performance.now()) - startedAt));
      };
      const handleEnd = (): void => finish(end ?? 'closed');
      const appendChunk = (chunk: Buffer): void => {
        firstByteAt ??= performance.now();
        received = Buffer.concat([received, chunk]);
        const { isComplete, headers } = parseAnswer(received, 'kept', 0);
        // A connection that the server is about to close does not count as kept.
        if (isComplete && headers.connection !== 'close') finish('kept');
      };
      const timer = setTimeout(() => finish('still open'), timeLimit);
      if (socket.destroyed) return handleEnd();
      socket.on('data', appendChunk).on('close', handleEnd);
      socket.write(bytes);
    });
  const connection: RawConnection = {
    send({ method = 'GET', path, headers = {}, body = '', timeLimit = 5000 }) {
      const length = Buffer.byteLength(body);
      const allHeaders = { host, ...(length > 0 ? { 'content-length': String(length) } : {}), ...headers };
      const head = Object.entries(allHeaders).map(([name, value]) => `${name}: ${value}\r\n`);
      const start = Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`);
      return exchange(Buffer.concat([start, Buffer.from(body)]), timeLimit);
    },
    sendBytes: (bytes, timeLimit = 5000) => exchange(bytes, timeLimit),
    close: () => void socket.destroy(),
  };
  return new Promise((resolve, reject) => {
    socket.once('connect', () => resolve(connection)).once('error', reject);
  });
}

/** Statuses without a body, whatever their head says. */
const statusesWithoutBody = new Set([204, 304]);

function parseAnswer(bytes: Buffer, end: RawAnswer['end'], firstByteAfter: number): RawAnswer {
  const text = bytes.toString('utf8');
  const headEnd = bytes.indexOf('\r\n\r\n');
  const [line = '', ...rows] = (headEnd < 0 ? '' : bytes.subarray(0, headEnd).toString('latin1')).split(
    '\r\n',
  );
  const headers = Object.fromEntries(
    rows.map(row => [row.slice(0, row.indexOf(':')).toLowerCase(), row.slice(row.indexOf(':') + 1).trim()]),
  );
  const status = Number(line.split(' ')[1] ?? 0);
  const bodyBytes = headEnd < 0 ? bytes.subarray(0, 0) : bytes.subarray(headEnd + 4);
  const isChunked = headers['transfer-encoding'] === 'chunked';
  const body = isChunked ? joinChunks(bodyBytes) : bodyBytes;
  const announcedLength = statusesWithoutBody.has(status) ? 0 : Number(headers['content-length'] ?? 0);
  const isComplete = isChunked
    ? bodyBytes.subarray(-5).toString('latin1') === '0\r\n\r\n'
    : body.length === announcedLength;
  return {
    text,
    status,
    headers,
    body: body.toString('utf8'),
    isComplete: headEnd >= 0 && isComplete,
    end,
    firstByteAfter,
  };
}

/** The received parts of a chunked body. */
function joinChunks(bytes: Buffer): Buffer {
  const chunks: Buffer[] = [];
  for (let position = 0; position < bytes.length; ) {
    const lineEnd = bytes.indexOf('\r\n', position);
    const size = Number.parseInt(bytes.subarray(position, lineEnd).toString('latin1'), 16);
    if (lineEnd < 0 || !(size > 0)) break;
    chunks.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    position = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(chunks);
}
