import { vi } from 'vitest';

/**
 * The part of XMLHttpRequest that the app uses for uploads, for tests in Node, which has no XMLHttpRequest. It sends
 * with `fetch`, so that the mock service gets the whole form. It reports progress only at the start and at the end.
 */
class FetchXmlHttpRequest {
  status = 0;
  responseType = '';
  response: ArrayBuffer | undefined;
  /** Empty: no redirect was followed. */
  readonly responseURL = '';
  readonly upload: { onprogress?: (progress: { loaded: number; total: number }) => void } = {};
  onload?: () => void;
  onerror?: () => void;
  onabort?: () => void;
  onloadend?: () => void;
  #method = '';
  #url = '';
  #headers = new Headers();
  #answerHeaders = new Headers();
  #abortController = new AbortController();

  open(method: string, url: string): void {
    this.#method = method;
    this.#url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.#headers.append(name, value);
  }

  getAllResponseHeaders(): string {
    return [...this.#answerHeaders].map(([name, value]) => `${name}: ${value}`).join('\r\n');
  }

  abort(): void {
    this.#abortController.abort();
  }

  async send(body: FormData): Promise<void> {
    this.upload.onprogress?.({ loaded: 0, total: 1 });
    try {
      const { signal } = this.#abortController;
      const answer = await fetch(this.#url, { method: this.#method, headers: this.#headers, body, signal });
      this.response = await answer.arrayBuffer();
      this.status = answer.status;
      this.#answerHeaders = answer.headers;
      this.upload.onprogress?.({ loaded: 1, total: 1 });
      this.onload?.();
    } catch {
      if (this.#abortController.signal.aborted) this.onabort?.();
      else this.onerror?.();
    } finally {
      this.onloadend?.();
    }
  }
}

/**
 * Gives Node an XMLHttpRequest until the returned function is called. Call `addXmlHttpRequest` after the mock service
 * has started: msw would replace an XMLHttpRequest that already exists.
 */
export function addXmlHttpRequest(): () => void {
  vi.stubGlobal('XMLHttpRequest', FetchXmlHttpRequest);
  return () => void vi.unstubAllGlobals();
}
