import type { RawAnswer } from './call.ts';

/** How far the body of an upload has got, in bytes. */
export type OnSent = (sent: number, total: number) => void;

export interface Upload {
  method: 'PATCH' | 'POST';
  /** The whole address. */
  url: string;
  headers: Readonly<Record<string, string>>;
  body: FormData;
  /** Ends it: the caller counts the 150 s (9.1) and hears the visitor. */
  signal: AbortSignal;
  onSent?: OnSent | undefined;
}

/** Statuses whose answers have no body: a Response refuses to be given one. */
const BODILESS = new Set([101, 103, 204, 205, 304]);

/**
 * Sends a form with files. The one XMLHttpRequest of the app: `fetch` does not tell how much of a body has been sent.
 * It answers and throws just as the client does, so `call` makes the same failures of it.
 */
export function upload({ method, url, headers, body, signal, onSent }: Upload): Promise<RawAnswer> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    const request = new XMLHttpRequest();
    request.open(method, url);
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onSent?.(loaded, total);
    request.onload = () => resolve(answerOf(request, url));
    request.onerror = () => reject(new TypeError('Failed to upload'));
    request.onabort = () => reject(signal.reason);
    const abort = (): void => request.abort();
    signal.addEventListener('abort', abort, { once: true });
    request.onloadend = () => signal.removeEventListener('abort', abort);
    request.send(body);
  });
}

/**
 * An XMLHttpRequest follows every redirect; only `connect-src` keeps the files from a host that is not listed. What another
 * address answers is no answer of the service: it is told as the redirect that it was.
 */
function answerOf(request: XMLHttpRequest, url: string): RawAnswer {
  const { status, responseText, responseURL } = request;
  if (responseURL !== '' && responseURL !== new URL(url, location.href).href)
    return { response: Response.redirect(responseURL, 307) };
  const headers = headersOf(request.getAllResponseHeaders());
  const response = new Response(BODILESS.has(status) ? null : responseText, { status, headers });
  return response.ok ? { response, data: responseText } : { response, error: responseText };
}

/**
 * The headers that the page may see. All at once: asking for one that another origin does not expose writes an error to the
 * console.
 */
function headersOf(lines: string): Headers {
  const headers = new Headers();
  for (const line of lines.split('\r\n')) {
    const colon = line.indexOf(':');
    if (colon > 0) headers.append(line.slice(0, colon), line.slice(colon + 1).trim());
  }
  return headers;
}

/** Where an upload of several files is: the file under way (from 1), how many there are, and the whole in percent. */
export interface UploadProgress {
  at: number;
  of: number;
  percent: number;
}

/** Reads bytes sent as files: what stands around the files in the body is spread over them. `sizes` in bytes, in their order. */
export function uploadProgress(sent: number, total: number, sizes: readonly number[]): UploadProgress {
  const share = total > 0 ? Math.min(1, sent / total) : 0;
  const sentBytes = share * sizes.reduce((sum, size) => sum + size, 0);
  let end = 0;
  const before = sizes.filter(size => {
    end += size;
    return end <= sentBytes;
  }).length;
  return {
    at: Math.min(before + 1, sizes.length),
    of: sizes.length,
    percent: Math.floor(share * 100),
  };
}
