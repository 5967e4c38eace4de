import { setupServer } from 'msw/node';
import { createHandlerStack } from './handler-stack.ts';
import { placeTestMocks, type StartTestMocks } from './test-mocks.ts';

const server = setupServer();
const placeOnServer = createHandlerStack<void>({
  start(handlers) {
    server.resetHandlers(...handlers);
    server.listen({ onUnhandledRequest: 'error' });
  },
  replace: handlers => server.resetHandlers(...handlers),
  stop: () => server.close(),
});

/** Starts the mock service of a scenario for the requests of a test without a browser. */
export const startVitestNodeMocks: StartTestMocks = (...args) => placeTestMocks(args, placeOnServer);
