import type { IntegrationOptions } from './start-integrations.ts';

/** What looks after the surroundings is no part of the first step (14.1). What cannot be fetched is done without. */
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
