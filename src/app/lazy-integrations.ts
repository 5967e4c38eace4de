import type { IntegrationOptions } from './start-integrations.ts';

/** Loads the integrations after the first step is shown. If their code cannot be loaded, the app works without them. */
export function lazyIntegrations(around: IntegrationOptions): { begin: () => void; stop: () => void } {
  let begun = false;
  let stop = (): void => undefined;
  let stopped = false;
  return {
    begin() {
      if (begun) return;
      begun = true;
      import('./start-integrations.ts')
        .then(part => {
          if (!stopped) stop = part.startIntegrations(around);
        })
        .catch(() => undefined);
    },
    stop() {
      stopped = true;
      stop();
    },
  };
}
