import { getResponse } from 'msw';
import type { Engine, HandleOptions } from '../../engine.ts';
import { createServiceHandlers } from '../../service-handlers.ts';

/**
 * The handlers of each engine and the options of each request. They are kept here, because msw passes nothing but the
 * request to a handler.
 */
const handlersOf = new WeakMap<Engine, ReturnType<typeof createServiceHandlers>>();
const optionsOf = new WeakMap<Request, HandleOptions>();

/** Answers with the handlers that all hosts use, without interception. */
export async function answerWithHandlers(
  engine: Engine,
  request: Request,
  options: HandleOptions,
): Promise<Response> {
  const handle: Engine['handle'] = (matchedRequest, handlerOptions) =>
    engine.handle(matchedRequest, { ...optionsOf.get(matchedRequest), ...handlerOptions });
  const handlers =
    handlersOf.get(engine) ?? createServiceHandlers({ isServiceAddress: engine.isServiceAddress, handle });
  handlersOf.set(engine, handlers);
  optionsOf.set(request, options);
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`No handler takes ${request.method} ${request.url}.`);
  return response;
}
