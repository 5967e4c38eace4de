import { IndexedHandler } from '#mocks/contract/handler-factory.ts';
import { deliver, toResponse } from '#mocks/delivery.ts';
import type { Answer } from '#scenarios/define-scenario.ts';

/** An answer to the request for the list: a file, or a fault. */
export type PixelListAnswer = Answer<'getPixelConfiguration'>;

/**
 * Answers `pixels/index.json`, the app's own list of its pixel configurations. It is no operation of the contract, so
 * the handlers of the mock service do not answer it.
 */
export const createPixelListHandler = (answer: PixelListAnswer): IndexedHandler =>
  new IndexedHandler(
    'GET',
    '/pixels/index.json',
    ({ url }) => (new URL(url).pathname.endsWith('/pixels/index.json') ? {} : undefined),
    async ({ request }) =>
      toResponse(
        await deliver(answer, {
          answerOfWorld: async () => ({ status: 404, body: {} }),
          wait: async () => undefined,
        }),
        request,
      ),
  );
