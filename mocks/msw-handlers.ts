import { type HttpHandler, http } from 'msw';
import type { Engine } from './engine.ts';

/** The engine as handlers of Mock Service Worker: one of them, because the engine knows the routes itself. */
export const mswHandlers = (engine: Engine): HttpHandler[] => [
  http.all(
    ({ request }) => engine.owns(request.url),
    ({ request }) => engine.handle(request),
  ),
];
