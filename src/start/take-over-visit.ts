import { lazyFunction } from '#shared/lazy-function.ts';
import type { Visit, VisitOptions } from './begin-visit.ts';

const blockedPageStart = lazyFunction(async () => (await import('./begin-visit.ts')).beginVisit);

/**
 * Takes over the visit that the script in index.html has begun. Where a policy has blocked that script, its code is
 * loaded and begins the visit.
 * @throws the error of the import.
 */
export async function takeOverVisit(window: Window, options: VisitOptions): Promise<Visit> {
  const visit = window.__visit ?? (await blockedPageStart.load())(window, options);
  window.__visit = undefined;
  return visit;
}
