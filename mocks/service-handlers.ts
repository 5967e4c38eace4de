import type { OperationId } from '#scenarios/wire.ts';
import { IndexedHandler } from './contract/handler-factory.ts';
import { createHandlers } from './contract/handlers.gen.ts';
import { type Engine, operationIndex } from './engine.ts';

/**
 * The mock service as handlers: one per operation, and one for addresses of the service that the contract does not know,
 * which the engine records and refuses.
 * @param isForeign addresses outside the service that are refused and recorded, too; without it they are no concern of the handlers.
 */
export function serviceHandlers(
  engine: Pick<Engine, 'handle' | 'owns'>,
  isForeign: (url: URL) => boolean = () => false,
): IndexedHandler[] {
  const factories: Readonly<Record<OperationId, () => IndexedHandler>> = createHandlers(engine);
  return [
    ...operationIndex
      .ids()
      .filter(id => !operationIndex.isServedByHost(id))
      .map(id => factories[id]()),
    new IndexedHandler(
      /./,
      'addresses that the contract does not know',
      ({ url }) => (engine.owns(url) || isForeign(new URL(url)) ? {} : undefined),
      ({ request }) => engine.handle(request),
    ),
  ];
}

/** In tests nothing leaves the page: what is not of its own origin is refused. Node has no origin. */
export function isOfOtherSite({ protocol, origin }: URL): boolean {
  const own = 'location' in globalThis ? globalThis.location?.origin : undefined;
  return /^https?:$/.test(protocol) && origin !== own;
}
