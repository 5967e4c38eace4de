/**
 * A plain GET to somebody else's service: no credential, no header of ours (a preflight would be refused).
 * Answers the JSON, or `undefined` for anything else: no answer in time, an error status, not JSON.
 */
export async function bareGet(url: string, timeout: number, signal?: AbortSignal): Promise<unknown> {
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
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', cancel);
  }
}
