import { FetchInterceptor } from '@mswjs/interceptors/fetch';
import type { RequestHandler } from 'msw';
import { defineNetwork, InterceptorSource } from 'msw/experimental';
import { createHandlerStack } from './handler-stack.ts';
import { XhrSource } from './xhr-source.ts';

type InterceptorOptions = ConstructorParameters<typeof InterceptorSource>[0];

// The cast: the type of msw demands interceptors with WebSocket events, too, but msw itself passes a FetchInterceptor.
const fetchSource = () =>
  new InterceptorSource({ interceptors: [new FetchInterceptor()] } as unknown as InterceptorOptions);

/** msw without a worker. A network is used only once, because a disposed interceptor stays disposed. */
const networkOf = (scope: 'everything' | 'uploads', handlers: readonly RequestHandler[]) =>
  defineNetwork({
    sources: scope === 'everything' ? [fetchSource(), new XhrSource()] : [new XhrSource()],
    handlers: [...handlers],
    onUnhandledFrame: 'bypass',
    context: { quiet: true },
  });

let network: ReturnType<typeof networkOf> | undefined;
let activeScope: 'everything' | 'uploads' | undefined;

/**
 * Lets handlers answer the requests of this page: all requests where there is no worker, otherwise only uploads,
 * because behind a worker Chromium does not report how many bytes it has sent.
 */
export const interceptPage = createHandlerStack<'everything' | 'uploads'>({
  start,
  replace(handlers, scope) {
    if (scope === activeScope) {
      network?.resetHandlers(...handlers);
      return;
    }
    stop();
    start(handlers, scope);
  },
  stop,
});

function start(handlers: readonly RequestHandler[], scope: 'everything' | 'uploads'): void {
  activeScope = scope;
  network = networkOf(scope, handlers);
  network.enable();
}

function stop(): void {
  network?.disable();
  network = undefined;
}
