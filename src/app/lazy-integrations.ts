import type { IntegrationOptions } from './start-integrations.ts';

/** Loads the integrations after the first step is shown. If their code cannot be loaded, the app works without them. */
export function lazyIntegrations(options: IntegrationOptions): { begin: () => void; stop: () => void } {
  let hasBegun = false;
  let stop = (): void => undefined;
  let stopped = false;
  return {
    begin() {
      if (hasBegun) return;
      hasBegun = true;
      import('./start-integrations.ts')
        .then(module => {
          if (!stopped) stop = module.startIntegrations(options);
        })
        .catch(() => undefined);
    },
    stop() {
      stopped = true;
      stop();
    },
  };
}
