import { decodeText } from '#shared/decode-text.ts';
import type { RawAnswer } from './call.ts';

/** The progress of an upload's body, in bytes. */
export type OnSent = (sentBytes: number, totalBytes: number) => void;

export interface Upload {
  method: 'PATCH' | 'POST';
  /** The absolute address. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body: FormData;
  /** Aborts the upload: the caller measures the 150 s (9.1) and handles the visitor's cancellation. */
  signal: AbortSignal;
  onSent?: OnSent | undefined;
}

/** Statuses without a body: the Response constructor rejects one. */
const STATUSES_WITHOUT_BODY = new Set([204, 205, 304]);
/** The Response constructor rejects a higher status. Firewalls and gateways in front of a service use some. */
const MAX_STATUS = 599;
const BAD_GATEWAY = 502;

/**
 * Sends a form with files, with the only XMLHttpRequest of the app, because `fetch` does not report upload progress.
 * The promise resolves and rejects like the client's, so `call` produces the same failures.
 */
export function upload({ method, url, headers, body, signal, onSent }: Upload): Promise<RawAnswer> {
  const sending = new Promise<XMLHttpRequest>((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    // As text, a browser reads an answer that does not name its encoding as UTF-8.
    request.responseType = 'arraybuffer';
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent?.(loaded, total);
    request.onload = () => resolve(request);
    request.onerror = () => reject(new TypeError('Failed to upload'));
    request.onabort = () => reject(signal.reason);
    const abort = (): void => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.send(body);
  });
  return sending.then(request => answerOf(request, url));
}

/**
 * An XMLHttpRequest follows every redirect; only `connect-src` protects the files from a host that is not listed. An
 * answer from another address is reported as a redirect.
 */
function answerOf(request: XMLHttpRequest, url: string): RawAnswer {
  const { responseURL } = request;
  if (responseURL !== '' && responseURL !== new URL(url, location.href).href)
    return { response: Response.redirect(responseURL, 307) };
  const headers = headersOf(request.getAllResponseHeaders());
  const status = request.status > MAX_STATUS ? BAD_GATEWAY : request.status;
  const text = textOf(request.response, headers);
  const response = new Response(STATUSES_WITHOUT_BODY.has(status) ? null : text, { status, headers });
  return response.ok ? { response, data: text } : { response, error: text };
}

const textOf = (body: unknown, headers: Headers): string =>
  body instanceof ArrayBuffer
    ? (decodeText(new Uint8Array(body), headers.get('content-type') ?? '')?.text ?? '')
    : '';

/**
 * All headers that the page may see. Reading a single one that another origin does not expose would write an error to
 * the console.
 */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/**
 * The progress of an upload: the current file (from 1), the number of files, and the sent share of the body in percent.
 */
export interface UploadProgress {
  fileNumber: number;
  fileCount: number;
  percent: number;
}

/**
 * Estimates from the sent bytes of the whole body how many files are uploaded. `sizes`: bytes of each file, in sending
 * order.
 */
export function estimateProgress(
  sentBytes: number,
  totalBytes: number,
  sizes: readonly number[],
): UploadProgress {
  const share = totalBytes > 0 ? Math.min(1, sentBytes / totalBytes) : 0;
  const sentFileBytes = share * sizes.reduce((sum, size) => sum + size, 0);
  let endOfFile = 0;
  const uploadedFiles = sizes.filter(size => {
    endOfFile += size;
    return endOfFile <= sentFileBytes;
  }).length;
  return {
    fileNumber: Math.min(uploadedFiles + 1, sizes.length),
    fileCount: sizes.length,
    percent: Math.floor(share * 100),
  };
}
