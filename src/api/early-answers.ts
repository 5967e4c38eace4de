/** A request that the start script of the page sent while the app was still being loaded (14.1). */
export interface EarlyRequest {
  request: Request;
  response: Promise<Response>;
  abort: () => void;
}

/** Answers to the requests of the start script. Each is used once. */
export interface EarlyAnswers {
  system?: EarlyRequest | undefined;
  deviceIp?: Promise<string> | undefined;
}

export type Send = (request: Request) => Promise<Response>;

/** Looks `fetch` up at every call, so that tests and workers can replace it later. */
export const sendNow: Send = request => globalThis.fetch(request);

const headersOf = (request: Request): string => JSON.stringify([...request.headers]);

const isSame = (one: Request, other: Request): boolean =>
  one.method === other.method && one.url === other.url && headersOf(one) === headersOf(other);

/**
 * `fetch` for the service: the first request gets the early response if it is the very same request. After any other
 * first request the early one is of no use, and is ended. Everything else (time limit, retries, decoding, failures) is
 * the caller's, as for any response.
 */
export function fetchWithEarly(early: EarlyRequest | undefined, send: Send = sendNow): Send {
  let waiting = early;
  return request => {
    const found = waiting;
    waiting = undefined;
    if (!found) return send(request);
    if (!isSame(found.request, request)) {
      found.abort();
      return send(request);
    }
    if (request.signal.aborted) found.abort();
    request.signal.addEventListener('abort', found.abort, { once: true });
    return found.response;
  };
}
