import { startTimer } from '#shared/sleep.ts';
import { tryOrUndefined } from '#shared/try-or-undefined.ts';

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
  return answer?.ok ? answer.body : undefined;
}

/** The answer of an external service; its body is `undefined` if it is not JSON. */
export interface ExternalAnswer {
  ok: boolean;
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
  const cancel = (): void => controller.abort();
  const stopTimer = startTimer(cancel, timeout);
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel);
  try {
    const response = await fetch(url, {
      signal: controller.signal,
      credentials: 'omit',
      cache,
      referrerPolicy: 'no-referrer',
    });
    // A body that was cut or is late counts as no answer.
    const text = await response.text();
    const { ok, status } = response;
    return { ok, status, body: tryOrUndefined<unknown>(() => JSON.parse(text)) };
  } catch {
    return undefined;
  } finally {
    stopTimer();
    signal?.removeEventListener('abort', cancel);
  }
}
