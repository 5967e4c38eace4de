import { lazyFunction } from '#shared/lazy-function.ts';
import type { IntegrationOptions } from './start-integrations.ts';

const startIntegrations = lazyFunction(
  async () => (await import('./start-integrations.ts')).startIntegrations,
);

/**
 * Returns `begin`, which loads and starts the integrations. If their code cannot be loaded, the app works without them.
 */
export function lazyIntegrations(options: IntegrationOptions): { begin: () => void; stop: () => void } {
  let hasBegun = false;
  let stop = (): void => undefined;
  let isStopped = false;
  return {
    begin() {
      if (hasBegun) return;
      hasBegun = true;
      startIntegrations
        .preload()
        .then(start => {
          if (!isStopped) stop = start(options);
        })
        .catch(() => undefined);
    },
    stop() {
      isStopped = true;
      stop();
    },
  };
}
