/** Its JSON; `undefined` for anything else: no answer in time, an error status, not JSON. */
export async function fetchExternalJson(
  url: string,
  timeout: number,
  signal?: AbortSignal,
): Promise<unknown> {
  const answer = await fetchExternal(url, timeout, signal);
  return answer?.status === 200 ? answer.body : undefined;
}

/** What a service of somebody else answered; its body is `undefined` where that is no JSON. */
export interface ExternalAnswer {
  status: number;
  body: unknown;
}

/**
 * A plain GET to somebody else's service: no credential, no header of ours (a preflight would be refused).
 * `undefined` when no answer came in time.
 */
export async function fetchExternal(
  url: string,
  timeout: number,
  signal?: AbortSignal,
): Promise<ExternalAnswer | undefined> {
  const controller = new AbortController();
  const timer = setTimeout(() => controller.abort(), timeout);
  const cancel = (): void => controller.abort();
  if (signal?.aborted) cancel();
  signal?.addEventListener('abort', cancel, { once: true });
  try {
    const response = await globalThis.fetch(url, {
      signal: controller.signal,
      credentials: 'omit',
      referrerPolicy: 'no-referrer',
    });
    const body: unknown = await response.json().catch((problem: unknown) => {
      // Cut off, or not in time: that is no answer. Anything else is an answer that is no JSON.
      if (!(problem instanceof SyntaxError)) throw problem;
    });
    // Every success counts as the plain one.
    return { status: response.ok ? 200 : response.status, body };
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
