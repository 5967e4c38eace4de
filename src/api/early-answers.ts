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

const isSameRequest = (a: Request, b: Request): boolean =>
  a.method === b.method && a.url === b.url && headersOf(a) === headersOf(b);

/**
 * `fetch` for the service: the first request gets the early response if both requests are equal; otherwise the early
 * request is aborted. As for any response, the caller is responsible for time limit, retries, decoding and failures.
 */
export function fetchWithEarlyAnswer(early: EarlyRequest | undefined, send: Send = sendNow): Send {
  let unusedEarly = early;
  return request => {
    const earlyRequest = unusedEarly;
    unusedEarly = undefined;
    if (!earlyRequest) return send(request);
    if (!isSameRequest(earlyRequest.request, request)) {
      earlyRequest.abort();
      return send(request);
    }
    if (request.signal.aborted) earlyRequest.abort();
    request.signal.addEventListener('abort', earlyRequest.abort, { once: true });
    return earlyRequest.response;
  };
}
