import type { Engine } from './engine.ts';

/** What came back of a call, once it is over. */
interface Received {
  status: number;
  headers: Headers;
  text: string;
}

/**
 * Lets the engine answer what goes out by XMLHttpRequest, as uploads do: only that tells how much of a body was sent.
 * The rest of it stays the browser's own; addresses that are not the engine's go out as ever. Answers are read as text.
 * @returns a function that puts the browser's own back; does nothing where there is none.
 */
export function installXhr(engine: Engine, scope: typeof globalThis): () => void {
  const Real = scope.XMLHttpRequest;
  if (Real === undefined) return () => undefined;

  class MockedXhr extends Real {
    #asked: { method: string; url: string } | undefined;
    #headers = new Headers();
    #stop: AbortController | undefined;
    #received: Received | undefined;
    #state = 0;

    override open(method: string, url: string | URL, ...rest: unknown[]): void {
      const whole = new URL(url, location.href).href;
      this.#asked = engine.owns(whole) ? { method, url: whole } : undefined;
      if (!this.#asked) {
        const [async = true, user = null, password = null] = rest;
        super.open(method, url, async === true, user as string | null, password as string | null); // as given
        return;
      }
      this.#headers = new Headers();
      this.#received = undefined;
      this.#enter(1);
    }

    override setRequestHeader(name: string, value: string): void {
      if (this.#asked) this.#headers.append(name, value);
      else super.setRequestHeader(name, value);
    }

    override send(body?: Document | XMLHttpRequestBodyInit | null): void {
      if (!this.#asked || body instanceof Document) {
        super.send(body);
        return;
      }
      const { method, url } = this.#asked;
      const stop = new AbortController();
      this.#stop = stop;
      const hasBody = method !== 'GET' && method !== 'HEAD';
      const request = new Request(url, {
        method,
        headers: this.#headers,
        signal: stop.signal,
        body: hasBody ? (body ?? null) : null,
      });
      if (this.timeout > 0) setTimeout(() => this.#giveUp(stop, 'timeout'), this.timeout);
      void this.#carry(request, stop);
    }

    override abort(): void {
      if (this.#stop) this.#giveUp(this.#stop, 'abort');
      else super.abort();
    }

    override getAllResponseHeaders(): string {
      if (!this.#asked) return super.getAllResponseHeaders();
      return [...(this.#received?.headers ?? [])].map(([name, value]) => `${name}: ${value}\r\n`).join('');
    }

    override getResponseHeader(name: string): string | null {
      return this.#asked ? (this.#received?.headers.get(name) ?? null) : super.getResponseHeader(name);
    }

    override get readyState(): number {
      return this.#asked ? this.#state : super.readyState;
    }

    override get status(): number {
      return this.#asked ? (this.#received?.status ?? 0) : super.status;
    }

    override get responseText(): string {
      return this.#asked ? (this.#received?.text ?? '') : super.responseText;
    }

    override get response(): unknown {
      return this.#asked ? this.responseText : super.response;
    }

    async #carry(request: Request, stop: AbortController): Promise<void> {
      try {
        await this.#tellSent(request.clone());
        const response = await engine.handle(request);
        const text = response.type === 'error' ? undefined : await response.text();
        if (stop.signal.aborted) return;
        if (text === undefined) this.#end('error');
        else {
          this.#received = { status: response.status, headers: response.headers, text };
          this.#end('load');
        }
      } catch {
        // The answer broke off.
        if (!stop.signal.aborted) this.#end('error');
      }
    }

    /** Half of the bytes, then all of them. */
    async #tellSent(request: Request): Promise<void> {
      const total = (await request.arrayBuffer()).byteLength;
      if (total === 0) return;
      for (const loaded of [Math.floor(total / 2), total]) {
        if (request.signal.aborted) return;
        this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
        await Promise.resolve();
      }
    }

    #giveUp(stop: AbortController, why: 'abort' | 'timeout'): void {
      if (stop.signal.aborted || this.#state === 4) return;
      stop.abort();
      this.#end(why);
    }

    #end(how: 'load' | 'error' | 'abort' | 'timeout'): void {
      this.#stop = undefined;
      this.#enter(4);
      this.dispatchEvent(new ProgressEvent(how));
      this.dispatchEvent(new ProgressEvent('loadend'));
    }

    #enter(state: number): void {
      this.#state = state;
      this.dispatchEvent(new Event('readystatechange'));
    }
  }

  scope.XMLHttpRequest = MockedXhr;
  return () => {
    scope.XMLHttpRequest = Real;
  };
}
