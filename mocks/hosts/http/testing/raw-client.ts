import { connect } from 'node:net';

/** What came over the wire, byte by byte, before anything could tidy it up. */
export interface RawAnswer {
  /** Everything as it came, heads included; empty when the connection closed without a word. */
  text: string;
  /** 0 without an answer. */
  status: number;
  /** Names in lower case. */
  headers: Record<string, string>;
  body: string;
  /** Bytes of the body that came, against those the head promised. */
  isWhole: boolean;
  /** How the connection came to its end. */
  end: 'closed' | 'reset' | 'still open';
  /** Milliseconds until the first byte, or until the end where none came. */
  after: number;
}

export interface RawRequest {
  method?: string;
  path: string;
  headers?: Readonly<Record<string, string>>;
  body?: string | Buffer;
  /** Gives up after so many milliseconds: then the connection was still open. */
  patience?: number;
}

/** Sends a request over a bare socket. */
export const sendRaw = (
  url: string,
  { method = 'GET', path, headers = {}, body = '', patience = 5000 }: RawRequest,
): Promise<RawAnswer> => {
  const { host } = new URL(url);
  const length = Buffer.byteLength(body);
  const all = { host, ...(length > 0 ? { 'content-length': String(length) } : {}), ...headers };
  const head = Object.entries(all).map(([name, value]) => `${name}: ${value}\r\n`);
  const start = Buffer.from(`${method} ${path} HTTP/1.1\r\n${head.join('')}\r\n`);
  return sendBytes(url, Buffer.concat([start, Buffer.from(body)]), patience);
};

/** Sends whatever bytes over a bare socket. */
export function sendBytes(url: string, bytes: Buffer | string, patience = 5000): Promise<RawAnswer> {
  const { hostname, port } = new URL(url);
  return new Promise(resolve => {
    const began = Date.now();
    const chunks: Buffer[] = [];
    let first: number | undefined;
    const socket = connect(Number(port), hostname, () => socket.write(bytes));
    const finish = (end: RawAnswer['end']) => {
      clearTimeout(timer);
      socket.destroy();
      resolve(read(Buffer.concat(chunks), end, (first ?? Date.now()) - began));
    };
    const timer = setTimeout(() => finish('still open'), patience);
    socket.on('data', chunk => {
      first ??= Date.now();
      chunks.push(chunk);
    });
    socket.on('error', () => finish('reset'));
    socket.on('close', () => finish('closed'));
  });
}

function read(bytes: Buffer, end: RawAnswer['end'], after: number): RawAnswer {
  const text = bytes.toString('utf8');
  const at = bytes.indexOf('\r\n\r\n');
  const [line = '', ...rows] = (at < 0 ? '' : bytes.subarray(0, at).toString('latin1')).split('\r\n');
  const headers = Object.fromEntries(
    rows.map(row => [row.slice(0, row.indexOf(':')).toLowerCase(), row.slice(row.indexOf(':') + 1).trim()]),
  );
  const rest = at < 0 ? bytes.subarray(0, 0) : bytes.subarray(at + 4);
  const isChunked = headers['transfer-encoding'] === 'chunked';
  const body = isChunked ? joined(rest) : rest;
  const promised = Number(headers['content-length'] ?? 0);
  return {
    text,
    status: Number(line.split(' ')[1] ?? 0),
    headers,
    body: body.toString('utf8'),
    isWhole: isChunked ? rest.subarray(-5).toString('latin1') === '0\r\n\r\n' : body.length === promised,
    end,
    after,
  };
}

/** The parts of a chunked body, as far as they came. */
function joined(bytes: Buffer): Buffer {
  const parts: Buffer[] = [];
  for (let at = 0; at < bytes.length; ) {
    const lineEnd = bytes.indexOf('\r\n', at);
    const size = Number.parseInt(bytes.subarray(at, lineEnd).toString('latin1'), 16);
    if (lineEnd < 0 || !(size > 0)) break;
    parts.push(bytes.subarray(lineEnd + 2, lineEnd + 2 + size));
    at = lineEnd + 2 + size + 2;
  }
  return Buffer.concat(parts);
}
