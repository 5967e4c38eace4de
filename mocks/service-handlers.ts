import type { OperationId } from '#scenarios/wire.ts';
import { IndexedHandler } from './contract/handler-factory.ts';
import { createHandlers } from './contract/handlers.gen.ts';
import { type Engine, operationIndex } from './engine.ts';

/**
 * The mock service as msw handlers: one per operation, and one for addresses of the service outside the
 * contract, which the engine records and refuses.
 * @param isForeign selects addresses outside the service that are refused and recorded, too.
 */
export function createServiceHandlers(
  engine: Pick<Engine, 'handle' | 'isServiceAddress'>,
  isForeign: (url: URL) => boolean = () => false,
): IndexedHandler[] {
  const factories: Readonly<Record<OperationId, () => IndexedHandler>> = createHandlers(engine);
  return withoutStackTraces(() => [
    ...operationIndex
      .ids()
      .filter(id => !operationIndex.isServedByHost(id))
      .map(id => factories[id]()),
    new IndexedHandler(
      /./,
      'addresses that the contract does not know',
      ({ url }) => (engine.isServiceAddress(url) || isForeign(new URL(url)) ? {} : undefined),
      ({ request }) => engine.handle(request),
    ),
  ]);
}

/**
 * msw notes the place in the code where each handler is made. For these handlers it is always the same, and in tests
 * the stack traces would take nine tenths of the time that the handlers need. Only V8 has the limit; others ignore it.
 */
function withoutStackTraces<Result>(create: () => Result): Result {
  const limit: unknown = Reflect.get(Error, 'stackTraceLimit');
  Reflect.set(Error, 'stackTraceLimit', 0);
  try {
    return create();
  } finally {
    Reflect.set(Error, 'stackTraceLimit', limit);
  }
}

/** Tests refuse every request to another origin. Node has no origin. */
export function isOfOtherSite({ protocol, origin }: URL): boolean {
  const pageOrigin = 'location' in globalThis ? globalThis.location?.origin : undefined;
  return /^https?:$/.test(protocol) && origin !== pageOrigin;
}
