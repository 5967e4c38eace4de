import type { RequestHandler } from 'msw';

/** A place where handlers answer: a worker, a server in Node, interceptors in a page. */
export interface HandlerHost<Options> {
  start(handlers: readonly RequestHandler[], options: Options): void;
  /** Puts others in the place of all handlers. */
  replace(handlers: readonly RequestHandler[], options: Options): void;
  stop(): void;
}

/** The handlers that one user of the host put there. */
export interface PlacedHandlers {
  /** Asks these first, until the end. */
  use(...overrides: RequestHandler[]): void;
  stop(): void;
}

/**
 * Shares a host between services: only the last one answers, and when it stops, the one before answers again. Interceptors
 * would call the listeners of all of them, and a request would have its effect in each.
 */
export function createHandlerStack<Options>(host: HandlerHost<Options>) {
  const stack: { handlers: readonly RequestHandler[]; options: Options }[] = [];
  return (handlers: readonly RequestHandler[], options: Options): PlacedHandlers => {
    const mine = { handlers, options };
    stack.push(mine);
    if (stack.length === 1) host.start(handlers, options);
    else host.replace(handlers, options);
    return {
      use(...overrides) {
        mine.handlers = [...overrides, ...mine.handlers];
        if (stack.at(-1) === mine) host.replace(mine.handlers, options);
      },
      stop() {
        const index = stack.indexOf(mine);
        if (index < 0) return;
        stack.splice(index, 1);
        const top = stack.at(-1);
        if (top) host.replace(top.handlers, top.options);
        else host.stop();
      },
    };
  };
}
