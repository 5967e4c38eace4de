import { setupServer } from 'msw/node';
import type { Engine } from '../engine.ts';
import { mswHandlers } from '../msw-handlers.ts';

/**
 * Plays an engine for everything that runs in this Node process. A request to an address that nobody knows is an error.
 * @returns a function that ends it.
 */
export function startNodeMocks(engine: Engine): () => void {
  const server = setupServer(...mswHandlers(engine));
  server.listen({ onUnhandledRequest: 'error' });
  return () => server.close();
}
