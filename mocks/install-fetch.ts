import type { Engine } from './engine.ts';
import { installXhr } from './install-xhr.ts';

/**
 * Puts the engine in the place of `globalThis.fetch`, and of XMLHttpRequest where there is one. Needs no worker, so it also works on plain http and is there
 * at once; the app sees what a browser would give it: a broken connection rejects, an aborted call rejects with its reason.
 * Other addresses of the page's own origin go through; those of other sites are refused and recorded.
 * @returns a function that puts the real ones back.
 */
export function installFetch(engine: Engine, scope: typeof globalThis = globalThis): () => void {
  const realFetch = scope.fetch;
  const ownOrigin = 'location' in scope ? scope.location?.origin : undefined;

  /** Holds what has not been answered: Node lets go of a request's signal, and of its abort, while nobody holds the request. */
  const underWay = new Set<Request>();

  scope.fetch = async (input, init) => {
    const request = new Request(input, init);
    if (!engine.owns(request.url) && new URL(request.url).origin === ownOrigin) return realFetch(request);
    if (request.signal.aborted) throw request.signal.reason;
    underWay.add(request);
    const aborted = new Promise<never>((_, reject) => {
      request.signal.addEventListener('abort', () => reject(request.signal.reason), { once: true });
    });
    const response = await Promise.race([engine.handle(request), aborted]).finally(() =>
      underWay.delete(request),
    );
    if (response.type === 'error') throw new TypeError('Failed to fetch');
    return response;
  };
  const putXhrBack = installXhr(engine, scope);
  return () => {
    scope.fetch = realFetch;
    putXhrBack();
  };
}
