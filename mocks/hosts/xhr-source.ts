import { getRawRequest, type HttpRequestEventMap } from '@mswjs/interceptors';
import { XMLHttpRequestInterceptor } from '@mswjs/interceptors/XMLHttpRequest';
import { HttpNetworkFrame, NetworkSource } from 'msw/experimental';
import { operationIndex } from '../engine.ts';

/**
 * Adds to an XMLHttpRequest what msw's interceptor leaves out while a handler answers: it reports upload
 * progress before there is an answer, and `abort` ends it with the event `abort`, both as browsers do.
 */
class TrackedXhr extends XMLHttpRequest {
  /** The original `upload`: the interceptor replaces it with a proxy that dispatches nothing. */
  readonly #upload = this.upload;
  #abandon: (() => void) | undefined;

  constructor() {
    super();
    // The interceptor replaces both methods where it finds them. On the prototype it would replace them for every later
    // call.
    const { getAllResponseHeaders, getResponseHeader } = this;
    Object.assign(this, { getAllResponseHeaders, getResponseHeader });
  }

  /** To be called when a handler begins to answer. `abandon` ends the handler after an abort. */
  beginAnswer(abandon: () => void): void {
    this.#abandon = abandon;
  }

  endAnswer(): void {
    this.#abandon = undefined;
  }

  reportSent(loaded: number, total: number): void {
    this.#upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded, total }));
  }

  override abort(): void {
    if (!this.#abandon) {
      super.abort();
      return;
    }
    this.#abandon();
    this.#abandon = undefined;
    for (const event of ['abort', 'loadend']) this.dispatchEvent(new ProgressEvent(event));
  }
}

class TrackedXhrInterceptor extends XMLHttpRequestInterceptor {
  protected override setup(): void {
    const { XMLHttpRequest: Native } = globalThis;
    globalThis.XMLHttpRequest = TrackedXhr;
    super.setup();
    this.subscriptions.push(() => {
      globalThis.XMLHttpRequest = Native;
    });
  }
}

class XhrFrame extends HttpNetworkFrame {
  response: Response | undefined;

  respondWith(response?: Response): void {
    this.response = response;
  }

  errorWith(): void {
    this.response = Response.error();
  }

  passthrough(): void {
    // Without a response the interceptor sends the request.
  }
}

type InterceptedCall = HttpRequestEventMap['request'][0];

/**
 * A source of msw's network for uploads, which the app sends by XMLHttpRequest. msw's own source cannot end
 * an aborted call, and a truncated body leaves the call waiting for ever.
 */
export class XhrSource extends NetworkSource<XhrFrame> {
  readonly #interceptor = new TrackedXhrInterceptor();

  enable(): void {
    this.#interceptor.apply();
    this.#interceptor.on('request', call => this.#answer(call));
  }

  override disable(): void {
    super.disable();
    this.#interceptor.dispose();
  }

  async #answer({ request, requestId, controller }: InterceptedCall): Promise<void> {
    const xhr = getRawRequest(request);
    if (!(xhr instanceof TrackedXhr) || !operationIndex.isServiceAddress(new URL(request.url))) return;
    const abandonment = new AbortController();
    xhr.beginAnswer(() => abandonment.abort());
    const size = (await request.clone().arrayBuffer()).byteLength;
    for (const loaded of size > 0 ? [Math.floor(size / 2), size] : []) {
      if (!abandonment.signal.aborted) xhr.reportSent(loaded, size);
      await Promise.resolve();
    }
    const frame = new XhrFrame({
      id: requestId,
      request: new Request(request, { signal: abandonment.signal }),
    });
    await this.queue(frame);
    const response = frame.response && (await readWhole(frame.response));
    // An answer would end the call a second time; returning without one would send the request.
    if (abandonment.signal.aborted) return new Promise(() => undefined);
    xhr.endAnswer();
    if (response) controller.respondWith(response);
  }
}

/** XMLHttpRequest reports a truncated body as an error, like a connection that breaks before the answer. */
async function readWhole(response: Response): Promise<Response> {
  if (response.type === 'error' || !response.body) return response;
  try {
    return new Response(await response.arrayBuffer(), response);
  } catch {
    return Response.error();
  }
}
