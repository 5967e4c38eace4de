/**
 * Fetches JSON; `undefined` after a timeout, an error status, or an answer that is not JSON.
 * @param timeout milliseconds.
 */
export async function fetchExternalJson(
  url: string,
  timeout: number,
  signal?: AbortSignal,
  cache?: RequestCache,
): Promise<unknown> {
  const answer = await fetchExternal(url, timeout, signal, cache);
  return answer?.status === 200 ? answer.body : undefined;
}

/** The answer of an external service; its body is `undefined` if it is not JSON. */
export interface ExternalAnswer {
  status: number;
  body: unknown;
}

/**
 * Sends a GET to an external service, without credentials and without headers of the app (the service would refuse a
 * preflight). The browser stores no answer, unless `cache` allows it: what a visitor looks up, such as a CEP, would
 * stay on the device after the visitor has erased it (11.4, 12.10). `undefined` if no answer came in time.
 * @param timeout milliseconds.
 */
export async function fetchExternal(
  url: string,
  timeout: number,
  signal?: AbortSignal,
  cache: RequestCache = 'no-store',
): Promise<ExternalAnswer | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  const cancel = (): void => controller.abort();
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const response = await fetch(url, {
      signal: controller.signal,
      credentials: 'omit',
      cache,
      referrerPolicy: 'no-referrer',
    });
    const body: unknown = await response.json().catch((problem: unknown) => {
      // A SyntaxError means that the body is not JSON. Any other error means that it was cut or late, which counts as
      // no answer.
      if (!(problem instanceof SyntaxError)) throw problem;
    });
    // Callers distinguish only 200: any other success counts as 200.
    return { status: response.ok ? 200 : response.status, body };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
