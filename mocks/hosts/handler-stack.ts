import type { RequestHandler } from 'msw';

/** A runtime of msw handlers: a worker, a server in Node, interceptors in a page. */
export interface HandlerHost<Options> {
  start(handlers: readonly RequestHandler[], options: Options): void;
  /** Replaces all handlers. */
  replace(handlers: readonly RequestHandler[], options: Options): void;
  stop(): void;
}

/** The handlers of one service on the host. */
export interface PlacedHandlers {
  /** Puts handlers before the others, until the stack is stopped. */
  use(...overrides: RequestHandler[]): void;
  stop(): void;
}

/**
 * Shares a host between services. Only the service that was placed last answers; when it stops, the previous one
 * answers again. Without this, interceptors would pass a request to all services, and it would have its effect in each.
 */
export function createHandlerStack<Options>(host: HandlerHost<Options>) {
  const stack: { handlers: readonly RequestHandler[]; options: Options }[] = [];
  return (handlers: readonly RequestHandler[], options: Options): PlacedHandlers => {
    const entry = { handlers, options };
    stack.push(entry);
    if (stack.length === 1) host.start(handlers, options);
    else host.replace(handlers, options);
    return {
      use(...overrides) {
        entry.handlers = [...overrides, ...entry.handlers];
        if (stack.at(-1) === entry) host.replace(entry.handlers, options);
      },
      stop() {
        const index = stack.indexOf(entry);
        if (index < 0) return;
        stack.splice(index, 1);
        const top = stack.at(-1);
        if (top) host.replace(top.handlers, top.options);
        else host.stop();
      },
    };
  };
}
