import { getResponse } from 'msw';
import type { Engine, HandleOptions } from '../../engine.ts';
import { serviceHandlers } from '../../service-handlers.ts';

/**
 * The handlers of each session and the options of each request, because msw passes on nothing beside the
 * request.
 */
const handlersOf = new WeakMap<Engine, ReturnType<typeof serviceHandlers>>();
const mannerOf = new WeakMap<Request, HandleOptions>();

/** Answers with the handlers that all hosts use, without interception. */
export async function answerWithHandlers(
  engine: Engine,
  request: Request,
  manner: HandleOptions,
): Promise<Response> {
  const handle: Engine['handle'] = (asked, own) => engine.handle(asked, { ...mannerOf.get(asked), ...own });
  const handlers = handlersOf.get(engine) ?? serviceHandlers({ owns: engine.owns, handle });
  handlersOf.set(engine, handlers);
  mannerOf.set(request, manner);
  const response = await getResponse(handlers, request);
  if (!response) throw new Error(`No handler takes ${request.method} ${request.url}.`);
  return response;
}
